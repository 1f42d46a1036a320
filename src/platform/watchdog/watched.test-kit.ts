import { armWatchdog } from './watchdog.ts';

/** A process with a short-tempered watchdog: `node watched.test-kit.ts loop|wasm|idle|busy`. */
const TIMES = { tick: 100, patience: 800 };
/** (module (func (export "spin") (loop br 0))) */
const SPIN = '0061736d010000000104016000000302010007080104737069 6e00000a0901070003400c000b0b'.replaceAll(' ', '');

armWatchdog(TIMES);
console.log('armed');
const [how] = process.argv.slice(2);
if (how === 'idle') {
  // Alive for as long as the test lets it be, and moving.
  setInterval(() => console.log('alive'), 50);
} else if (how === 'busy') {
  setInterval(() => {
    const until = performance.now() + TIMES.patience / 2;
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
