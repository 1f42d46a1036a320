import type { CallResult } from '../api.ts';
import { failureIn, noAnswer, type World } from './no-answer.ts';

/** What one look at what was bought found. */
export type Found<Item, Trouble> = { found: 'done'; item: Item } | { found: 'not-yet'; item: Item | null } | { found: 'trouble'; trouble: Trouble };

/** What the answer of a verification means. */
export type Verdict<Item, Trouble> =
  /** `id`: of what was bought, where the address lacks it. `found`: what the answer brought along. */
  { paid: true; paymentNumber: string | null; id?: string; found?: Found<Item, Trouble> } | { paid: false; trouble: Trouble };

/** What a room tells the way back from the checkout. `Trouble`: the reasons for which there is nothing to show. */
export interface Room<Item, Trouble> {
  /** Of what was bought, as the address says; empty where it does not. */
  id: string;
  /** What the address lacks so badly that nobody needs to be asked. */
  missing: Trouble | null;
  /** Whether the payment is verified before anything is read, beside that, or (without its session) not at all. */
  verification: 'first' | 'beside' | 'none';
  timings: Timings<Trouble>;
  verify(): Promise<CallResult>;
  /** Reads off a refusal that money came in and buys nothing (any more). */
  moneyBackIn(body: unknown): { code: Trouble; paymentNumber: string | null } | null;
  /** Judges the answer of a verification that was not refused. */
  accept(data: unknown): Verdict<Item, Trouble>;
  /** What a refused one means; null when it says nothing about the payment and is to be asked for again. */
  refuse(status: number): Trouble | null;
  /** Looks at what was bought. `attempt` counts from 1. @throws ReadError and whatever else goes wrong */
  read(id: string, attempt: number, signal: AbortSignal): Promise<Found<Item, Trouble>>;
  /** What an error of that means; null when it is to be tried again. */
  readFailed(error: unknown): Trouble | null;
}

/** Milliseconds. */
interface Timings<Trouble> {
  /** From the beginning of one poll to that of the next. */
  interval: number;
  /** Polls after which it is enough. */
  attempts: number;
  /** What "enough" means: an end, or another interval. */
  afterwards: { trouble: Trouble } | { interval: number };
  /** What is waited after an error. */
  errorInterval: number;
}

/** How far the way back is. */
export interface CheckoutReturn<Item, Trouble> {
  phase: 'verifying' | 'polling' | 'done' | 'trouble';
  /** Of what was bought; empty while nobody has said. */
  id: string;
  /** Polls so far. */
  attempts: number;
  /** What was bought, as last read; null before. */
  item: Item | null;
  /** What went wrong last and is being tried again. */
  hiccup: 'verify' | 'read' | null;
  trouble: Trouble | null;
  /** False while nothing we know of says that the payment arrived. */
  paid: boolean;
  /** What the payment is called in a letter, where the server said. */
  paymentNumber: string | null;
}

/** Below this, two polls in a row would be one busy loop. */
const LEAST_PAUSE = 250;
/** How long what is there waits for the number of its payment. */
const NUMBER_PATIENCE = 2_000;

type Change<Item, Trouble> = Partial<CheckoutReturn<Item, Trouble>>;

/** One way back that is under way. */
interface Way<Item, Trouble> {
  room: Room<Item, Trouble>;
  world: World;
  state: CheckoutReturn<Item, Trouble>;
  tell(change: Change<Item, Trouble>): void;
}

export function startOf<Item, Trouble>({ id, missing, verification }: Room<Item, Trouble>): CheckoutReturn<Item, Trouble> {
  const phase = missing !== null ? 'trouble' : verification === 'first' ? 'verifying' : 'polling';
  return { phase, id, attempts: 0, item: null, hiccup: null, trouble: missing, paid: false, paymentNumber: null };
}

/**
 * From the return address of a checkout, or from the link of a receipt, to what was bought (product specification 4). Ends
 * when it is there or never will be; `show` is told every step. @throws when the screen is left
 */
export async function awaitPurchase<Item, Trouble>(
  room: Room<Item, Trouble>,
  world: World,
  show: (state: CheckoutReturn<Item, Trouble>) => void,
): Promise<void> {
  const way: Way<Item, Trouble> = {
    room,
    world,
    state: startOf(room),
    tell: (change) => {
      way.state = { ...way.state, ...change };
      show(way.state);
    },
  };
  way.tell({});
  if (room.missing !== null) return;
  if (room.verification === 'beside') return pollBesideVerifying(way);
  if (room.verification === 'first') way.tell((await verified(way, () => way.tell({ hiccup: 'verify' }))).change);
  if (way.state.phase === 'polling') way.tell((await poll(way)) ?? {});
}

async function pollBesideVerifying<Item, Trouble>(way: Way<Item, Trouble>): Promise<void> {
  const said: { answer: Verified<Item, Trouble> | null } = { answer: null };
  const quietly = (): void => {};
  const ask = async (): Promise<void> => {
    said.answer = await verified(way, quietly);
  };
  // It fails only when the screen is left, and then the polling says so.
  const asking = ask().catch(quietly);
  const end = await poll(way, () => said.answer?.isMoneyBack === true);
  if (end?.phase === 'done') {
    if (said.answer === null) await Promise.race([asking, way.world.pause(NUMBER_PATIENCE)]);
    return way.tell({ ...end, paymentNumber: said.answer?.change.paymentNumber ?? null });
  }
  // Before the page says that money came in, whoever took it is asked again: it may have come since.
  const { change, isMoneyBack } = said.answer?.isMoneyBack === true ? said.answer : await verified(way, quietly);
  way.tell(isMoneyBack ? change : { ...end, paid: change.paid ?? false, paymentNumber: change.paymentNumber ?? null });
}

interface Verified<Item, Trouble> {
  change: Change<Item, Trouble>;
  isMoneyBack: boolean;
}

/** Asks for the verification until there is one. `onHiccup`: before it is tried again for a reason other than being offline. */
async function verified<Item, Trouble>({ room, world }: Way<Item, Trouble>, onHiccup: () => void): Promise<Verified<Item, Trouble>> {
  const { attempts, errorInterval } = room.timings;
  const asking = noAnswer(world, errorInterval);
  for (let asked = 1; ; asked += 1) {
    const result = await room.verify();
    world.signal.throwIfAborted();
    if (result.ok) return { change: acceptedAs(room.accept(result.data)), isMoneyBack: false };
    const { status, body } = result.failure;
    const back = room.moneyBackIn(body);
    if (back !== null) return { change: { phase: 'trouble', trouble: back.code, paymentNumber: back.paymentNumber, hiccup: null }, isMoneyBack: true };
    const wait = asking.wait(result.failure);
    const trouble = wait === null || (wait !== 'online' && asked >= attempts) ? room.refuse(status) : null;
    if (trouble !== null) return { change: { phase: 'trouble', trouble, hiccup: null }, isMoneyBack: false };
    if (wait !== 'online') onHiccup();
    await (wait === 'online' ? world.online() : world.pause(wait ?? errorInterval));
  }
}

function acceptedAs<Item, Trouble>(verdict: Verdict<Item, Trouble>): Change<Item, Trouble> {
  if (!verdict.paid) return { phase: 'trouble', trouble: verdict.trouble, hiccup: null };
  const { paymentNumber, id, found } = verdict;
  return { phase: 'polling', hiccup: null, paid: true, paymentNumber, ...(id === undefined ? {} : { id }), ...(found === undefined ? {} : foundAs(found)) };
}

function foundAs<Item, Trouble>(found: Found<Item, Trouble>): Change<Item, Trouble> {
  if (found.found === 'done') return { phase: 'done', item: found.item, hiccup: null };
  if (found.found === 'trouble') return { phase: 'trouble', trouble: found.trouble, hiccup: null };
  return { phase: 'polling', hiccup: null, ...(found.item === null ? {} : { item: found.item }) };
}

/** Polls until there is an end, and returns it; null when `isHopeless` says that none will come. */
async function poll<Item, Trouble>(way: Way<Item, Trouble>, isHopeless: () => boolean = () => false): Promise<Change<Item, Trouble> | null> {
  const { room, world } = way;
  const { interval, attempts: enough, afterwards, errorInterval } = room.timings;
  const asking = noAnswer(world, errorInterval);
  while (!isHopeless()) {
    const begun = world.now();
    const attempts = way.state.attempts + 1;
    const isEnough = attempts >= enough;
    const seen = await look(way, attempts);
    if ('error' in seen) {
      const wait = asking.wait(failureIn(seen.error));
      const trouble = wait === null || (wait !== 'online' && isEnough && 'trouble' in afterwards) ? room.readFailed(seen.error) : null;
      if (trouble !== null) return { phase: 'trouble', trouble, hiccup: null, attempts };
      // Offline, nothing was asked: it is no attempt, and the page says itself that there is no network.
      way.tell(wait === 'online' ? { hiccup: null } : { hiccup: 'read', attempts });
      await (wait === 'online' ? world.online() : world.pause(wait ?? errorInterval));
      continue;
    }
    asking.answered();
    const change = foundAs(seen.found);
    if (change.phase !== 'polling') return { ...change, attempts };
    if (isEnough && 'trouble' in afterwards) return { phase: 'trouble', trouble: afterwards.trouble, hiccup: null, attempts };
    way.tell({ ...change, attempts });
    // One that the server held for a while is followed the sooner.
    await world.pause(Math.max(LEAST_PAUSE, (isEnough && 'interval' in afterwards ? afterwards.interval : interval) - (world.now() - begun)));
  }
  return null;
}

async function look<Item, Trouble>({ room, world, state }: Way<Item, Trouble>, attempt: number): Promise<{ found: Found<Item, Trouble> } | { error: unknown }> {
  try {
    return { found: await room.read(state.id, attempt, world.signal) };
  } catch (error) {
    world.signal.throwIfAborted();
    return { error };
  }
}
