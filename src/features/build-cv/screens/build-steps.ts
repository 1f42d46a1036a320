/** The screens of /build in their order (product specification 4). */
export const STEPS = ['warning', 'step1', 'step2', 'step3', 'step3b', 'step4', 'bonus', 'interests', 'generating', 'complete'] as const;
export type Step = (typeof STEPS)[number];

/** The step of this name, null where there is none. */
export const stepNamed = (name: string | null): Step | null => STEPS.find((step) => step === name) ?? null;
