// Adverts, what is paid for them, and the books. How each kind of value is held: see ../schema.ts.

export interface AdvertsTable {
  id: string;
  /** Null once the post is gone. */
  post_id: string | null;
  user_id: string | null;
  plan: string;
  price_kobo: number;
  /** See adverts/advert-states.ts. */
  state: string;
  /** Who is paid a share when the advert becomes active. */
  referrer_id: string | null;
  created_at: number;
  paid_at: number | null;
  /** Until when the advert is shown; while it awaits payment, until when it does. */
  expires_at: number;
}

/** One try to pay for an advert: each link to a provider's checkout is one of its own. */
export interface PaymentsTable {
  /** Ours, unguessable; the provider repeats it in its webhook. */
  reference: string;
  advert_id: string;
  provider: string;
  amount_kobo: number;
  /** See payments/payment-states.ts. */
  state: string;
  /** The provider's own name for the payment that arrived. */
  transaction_id: string | null;
  /** When to ask the provider again, in case its webhook got lost; null when there is nothing more to ask. */
  next_check_at: number | null;
  created_at: number;
  settled_at: number | null;
}

/** The books of the sandbox provider, which stands in for a payment company on its own computers. */
export interface SandboxChargesTable {
  reference: string;
  amount_kobo: number;
  description: string;
  return_url: string;
  state: string;
  created_at: number;
}

/** A wallet of a person, or an account of the house such as the one that referrals are paid from. */
export interface LedgerAccountsTable {
  id: string;
  owner_id: string | null;
  kind: string;
  /** Always the sum of the account's entries. */
  balance_kobo: number;
}

/** One movement of money: its entries sum to zero. */
export interface LedgerTransfersTable {
  id: string;
  kind: string;
  /** What it is for; together with `kind` unique, so that nothing is booked twice. */
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
  /** Made by the client: the same one twice is one withdrawal. */
  request_key: string;
  amount_kobo: number;
  bank_code: string;
  account_number: string;
  state: string;
  created_at: number;
  settled_at: number | null;
}
