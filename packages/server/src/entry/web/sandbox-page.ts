import { formatNaira } from '@oja/contract/naira';

import { escapeHtml } from '../../foundation/text/escape-html.ts';
import type { ChargeRow } from '../../market/payments/providers/sandbox-charges.ts';

/** The checkout of the sandbox: what is paid for, and the three ways it can end. It works without scripts. */
export function checkoutPage(charge: ChargeRow): string {
  const amount = formatNaira(charge.amount_kobo / 100);
  return charge.state === 'successful' ? page('Paid', paid(charge, amount)) : page('Checkout', open(charge, amount));
}

function open(charge: ChargeRow, amount: string): string {
  const step = (name: string) => `/sandbox/checkout/${charge.reference}/${name}`;
  return `<p class="what">${escapeHtml(charge.description)}</p>
<p class="amount">${amount}</p>
<form method="post" action="${step('pay')}">
<button>Pay ${amount}</button>
<button formaction="${step('cancel')}">Cancel</button>
<button formaction="${step('fail')}">Fail</button>
</form>`;
}

function paid(charge: ChargeRow, amount: string): string {
  return `<p class="what">${escapeHtml(charge.description)}</p>
<p class="amount">${amount} paid</p>
<a class="button" href="${escapeHtml(`${charge.return_url}?status=successful`)}">Back to Oja</a>`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Oja sandbox</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox/checkout.css">
</head>
<body>
<main>
<h1>Oja checkout</h1>
<p class="note">This is the sandbox: no money moves.</p>
${body}
</main>
</body>
</html>
`;
}
