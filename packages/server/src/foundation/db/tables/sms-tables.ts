// Tables of the text messages. For the types of values, see ../schema.ts.

/** How many text messages were sent, by what is limited, see foundation/sms/sms-budget.ts. */
export interface SmsCountsTable {
  /** The limit and whom it counts for, such as "accountDay:" and an account's id. */
  key: string;
  count: number;
  /** When the count starts again. */
  ends_at: number;
}

/** What the sandbox would have sent. */
export interface SandboxSmsTable {
  id: string;
  recipient: string;
  text: string;
  created_at: number;
}
