/** `npm run dev`: Vite with hot reload in front, the server (restarted on change) behind it, data in DATA_DIR as always. */
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { FAKE_SECRET_KEY, FAKE_WEBHOOK_SECRET, startStripeFake } from '../fakes/stripe/stripe-fake.ts';
import { readConfig } from '../src/app/config.ts';
import { pageMetaOf } from '../src/app/page-meta.ts';
import { STRIPE_WEBHOOK } from '../src/features/payment/contract.ts';
import { withMeta } from '../src/platform/http/web-pages.ts';

const config = readConfig(process.env);
const API_PORT = config.port + 1;

// `npm run dev -- --stripe`: pay at the fake of the payment provider instead of the sandbox.
const fake = process.argv.includes('--stripe') ? await startStripeFake() : null;
fake?.ringAt(`http://127.0.0.1:${API_PORT}/functions/v1/${STRIPE_WEBHOOK}`);
const stripe = fake === null ? {} : { STRIPE_SECRET_KEY: FAKE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: FAKE_WEBHOOK_SECRET, STRIPE_API_BASE: fake.url };

const api = spawn(process.execPath, ['--watch', 'src/app/main.server.ts', '--calls-only'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(API_PORT), SITE_URL: config.siteUrl, ...stripe },
});
const behind = { target: `http://127.0.0.1:${API_PORT}` };
const vite = await createServer({
  server: {
    host: config.host,
    port: config.port,
    strictPort: true,
    proxy: { '/functions/v1': behind, '/rest/v1': behind, '/docs': behind, '^/sandbox-checkout(/|\\?|$)': behind },
  },
  plugins: [
    {
      name: 'page-meta',
      transformIndexHtml: (html) => withMeta(html, pageMetaOf(config)),
    },
  ],
});
await vite.listen();
vite.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    api.kill(signal);
    void vite.close().then(() => process.exit(0));
  });
}
