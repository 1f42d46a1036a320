import { armWatchdog } from './watchdog.ts';

const [, , how] = process.argv;

/** A process with a short-tempered watchdog: `node watched.test-kit.ts loop|wasm|idle|busy`. One that is to stay alive is given more time: a crowded machine may leave it without a turn for long. */
const TIMES = { tick: 100, patience: how === 'idle' || how === 'busy' ? 3_000 : 800 };
/** (module (func (export "spin") (loop br 0))) */
const SPIN = '0061736d010000000104016000000302010007080104737069 6e00000a0901070003400c000b0b'.replaceAll(' ', '');

armWatchdog(TIMES);
console.log('armed');
if (how === 'idle') {
  // Alive for as long as the test lets it be, and moving.
  setInterval(() => console.log('alive'), 50);
} else if (how === 'busy') {
  setInterval(() => {
    const until = performance.now() + TIMES.patience / 4;
    while (performance.now() < until);
    console.log('alive');
  }, TIMES.tick / 4);
} else {
  // Let the watchdog see it move first.
  setTimeout(() => {
    console.log('stuck');
    if (how === 'wasm') {
      const { spin } = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(SPIN, 'hex'))).exports;
      if (typeof spin === 'function') spin();
    }
    for (;;);
  }, 300);
}
