// Adverts, their payments, and the ledger. For the types of values, see ../schema.ts.

export interface AdvertsTable {
  id: string;
  /** Null after the post is deleted. */
  post_id: string | null;
  user_id: string | null;
  plan: string;
  price_kobo: number;
  /** See advert-states.ts. */
  state: string;
  /** The person who gets a share when the advert becomes active. */
  referrer_id: string | null;
  created_at: number;
  paid_at: number | null;
  /** The end of the advert's display or, while it awaits payment, the end of the wait. */
  expires_at: number;
}

/** One attempt to pay for an advert: each link to a provider's checkout has its own. */
export interface PaymentsTable {
  /** Our unguessable reference; the provider repeats it in its webhook. */
  reference: string;
  advert_id: string;
  provider: string;
  amount_kobo: number;
  /** See payment-states.ts. */
  state: string;
  /** The provider's own id of the received payment. */
  transaction_id: string | null;
  /** When to ask the provider again, in case its webhook was lost; null when no further check is needed. */
  next_check_at: number | null;
  created_at: number;
  settled_at: number | null;
}

/** The records of the sandbox provider, which a real payment company would keep on its own computers. */
export interface SandboxChargesTable {
  reference: string;
  amount_kobo: number;
  description: string;
  return_url: string;
  state: string;
  created_at: number;
}

/** A person's wallet, or a house account, such as the account from which referrals are paid. */
export interface LedgerAccountsTable {
  id: string;
  owner_id: string | null;
  kind: string;
  /** Always the sum of the account's entries. */
  balance_kobo: number;
}

/** One transfer of money: its entries sum to zero. */
export interface LedgerTransfersTable {
  id: string;
  kind: string;
  /** What the transfer is for; unique together with `kind`, so that nothing is booked twice. */
  reference: string;
  created_at: number;
}

export interface LedgerEntriesTable {
  transfer_id: string;
  account_id: string;
  amount_kobo: number;
}

export interface WithdrawalsTable {
  id: string;
  account_id: string;
  /** Made by the client: requests with the same one are one withdrawal. */
  request_key: string;
  amount_kobo: number;
  bank_code: string;
  account_number: string;
  state: string;
  created_at: number;
  settled_at: number | null;
}
