// Saved searches. For the types of values, see ../schema.ts.

export interface SavedSearchesTable {
  id: string;
  user_id: string;
  name: string;
  /** A SavedQuery as JSON, in the form of saved-query.ts. */
  query: string;
  /** The hash of `query`. */
  content: string;
  alert: string;
  created_at: number;
}
