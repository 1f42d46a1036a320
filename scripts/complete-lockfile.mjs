#!/usr/bin/env node
// node scripts/complete-lockfile.mjs: adds to package-lock.json the packages for other machines that npm left out.
//
// npm drops an optional dependency from the lockfile when the registry in front of it has no such version (a mirror that
// lags behind for macOS and Windows builds), and then its own `npm ci` refuses the lockfile as incomplete, on every
// machine. What is missing is known exactly: parents name the version, names carry the platform. See docs/decisions/0009.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const OS = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'win32',
  freebsd: 'freebsd',
  android: 'android',
  openharmony: 'openharmony',
  openbsd: 'openbsd',
  netbsd: 'netbsd',
  sunos: 'sunos',
  aix: 'aix',
};
const CPU = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  arm: 'arm',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  wasm32: 'wasm32',
  mips64el: 'mips64el',
};

let added = 0;
for (const [parent, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (parent === '' || found(parent, name)?.version === version) continue;
    if (!/^\d+\.\d+\.\d+[\w.-]*$/.test(version)) {
      if (found(parent, name) === undefined) throw new Error(`${parent} wants ${name} ${version}: not an exact version`);
      continue;
    }
    const beside = `${parent.slice(0, parent.lastIndexOf('node_modules/'))}node_modules/${name}`;
    const place = lock.packages[beside] === undefined ? beside : `${parent}/node_modules/${name}`;
    lock.packages[place] = { version, ...platform(name), ...(entry.dev ? { dev: true } : {}), optional: true };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} added`);

/** What node's resolution from `parent` finds under `name`: its own node_modules first, then those of the folders above. */
function found(parent, name) {
  for (let folder = parent; ; folder = folder.slice(0, folder.lastIndexOf('node_modules/')).replace(/\/$/, '')) {
    const entry = lock.packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`];
    if (entry !== undefined || folder === '') return entry;
  }
}

/** "@swc/core-linux-arm-gnueabihf" -> os linux, cpu arm. A name without a platform is for all. */
function platform(name) {
  const parts = name.split(/[/-]/);
  const os = parts.map((part) => OS[part]).find(Boolean);
  const cpu = parts.map((part) => CPU[part] ?? (part === 'armv7' ? 'arm' : undefined)).find(Boolean);
  const libc = parts.includes('musl') ? 'musl' : parts.includes('gnu') && os === 'linux' ? 'glibc' : undefined;
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(libc ? { libc: [libc] } : {}), ...(os ? { os: [os] } : {}) };
}
