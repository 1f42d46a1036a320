import { escapeHtml } from '../../../domain/html.ts';
import { IMMEDIATE_DELIVERY } from '../../../domain/immediate-delivery.ts';
import { SITE_NAME } from '../../../domain/product-name.ts';
import { SANDBOX_CHECKOUT, type SandboxSession } from '../../../platform/payment/sandbox-provider.ts';
import { SANDBOX } from '../copy.ts';

/** The checkout of one session; once it is paid, the way to what was bought. */
export function checkoutPage(session: SandboxSession): string {
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: session.currency }).format(session.amount / 100);
  const id = `<input type="hidden" name="session" value="${escapeHtml(session.id)}">`;
  const action = session.expired
    ? `<p class="sandbox-paid">${SANDBOX.closed}</p>
<p><a class="sandbox-button" href="/">${SANDBOX.home}</a></p>`
    : session.paid
      ? `<p class="sandbox-paid">${SANDBOX.paid}</p>
<p><a class="sandbox-button" href="${escapeHtml(session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id))}">${SANDBOX.back}</a></p>`
      : `<form method="post" action="${SANDBOX_CHECKOUT}/pay" class="sandbox-form">${id}
<label for="email">${SANDBOX.emailLabel}</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="200">
<p>${IMMEDIATE_DELIVERY}</p>
<button class="sandbox-button">${SANDBOX.pay}</button>
</form>
<form method="post" action="${SANDBOX_CHECKOUT}/cancel" class="sandbox-form">${id}
<button class="sandbox-button sandbox-button-quiet">${SANDBOX.cancel}</button>
</form>`;
  return page(`<h1 class="sandbox-stamp">${SANDBOX.stamp}</h1>
<p class="sandbox-notice">${SANDBOX.notice}</p>
<dl class="sandbox-bill">
<div><dt>${SANDBOX.buying}</dt><dd>${escapeHtml(session.productName)}</dd></div>
<div><dt>${SANDBOX.total}</dt><dd class="sandbox-amount">${escapeHtml(price)}</dd></div>
</dl>
${action}`);
}

/** An address that leads to no session. */
export function lostPage(): string {
  return page(`<h1 class="sandbox-stamp">${SANDBOX.stamp}</h1>
<p class="sandbox-notice">${SANDBOX.lost}</p>
<p><a class="sandbox-button" href="/">${SANDBOX.home}</a></p>`);
}

/** No script and no style but the one file: the CSP of every other page holds here, too. */
function page(content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${SANDBOX.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox-checkout.css">
</head>
<body>
<main class="sandbox-sheet">
<p class="sandbox-site">${SITE_NAME}</p>
${content}
</main>
</body>
</html>
`;
}
