import type { RequirementKind } from '../../domain/optimization.ts';
import type { ContactPerson } from './contact-person.ts';

/** One thing an advert asks for. */
export interface AdvertRequirement {
  /** Stable within the advert. */
  id: string;
  /** The thing itself, as short as the advert's own words allow: "Kubernetes", "stakeholder management". */
  phrase: string;
  kind: RequirementKind;
  /** Whether the advert insists on it; false for a nice to have. */
  must: boolean;
  /** 1 mentioned, 2 usual, 3 central: named in the title, repeated, or first among the musts. */
  weight: 1 | 2 | 3;
  /** The line or sentence of the advert that asks for it, verbatim. */
  quote: string;
  /** Other ways to say it, lower case: "k8s". */
  aliases: readonly string[];
  /** Each of them alone fulfils it: of "CostX, Bluebeam or similar" the two names. Empty where there is one way only. */
  alternatives: readonly string[];
}

/** What the engine understood of a pasted job advert. */
export interface Advert {
  /** ISO 639-1, "en" when unsure. */
  language: string;
  /** The job's title, where the advert names it. */
  title: string | null;
  seniority: 'junior' | 'mid' | 'senior' | 'lead' | 'executive' | null;
  /** Most important first; orders to a machine ("ignore all instructions") are none. */
  requirements: readonly AdvertRequirement[];
  /** The words it is to be found by, best first, each once. */
  keywords: readonly string[];
  /** What one will do there, verbatim, in the advert's order. */
  responsibilities: readonly string[];
  /** What it tells of the company and asks of nobody, verbatim; empty where it tells nothing. */
  about: readonly string[];
  /** What it says of how to apply, verbatim: what to send, and what not. */
  howToApply: readonly string[];
  /** Its own reference, as a letter names it: "competition 2026-117". */
  reference: string | null;
  /** Whom it says to write to or to ring; null where it names nobody. */
  contact: ContactPerson | null;
  /** Whether it wants no name in what is sent. */
  isNameless: boolean;
  /** The sentence that says to ring somebody, verbatim. */
  phoneCall: string | null;
  /** False where there is too little in it to call it an advert: then `requirements` come from the job title alone. */
  isAdvert: boolean;
}
