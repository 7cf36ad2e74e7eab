import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/** The labels of each member of a conversation, whether they archived or snoozed it, and their names of the labels. */
export const conversationStates: Migration = {
  name: '0036-conversation-states',
  async up(queries, kind) {
    const { id, moment, flag } = columnTypes(kind);
    await runStatements(queries, [
      `alter table conversation_members add column labels ${flag} not null default 0`,
      `alter table conversation_members add column set_aside_after ${id}`,
      `alter table conversation_members add column snoozed_until ${moment}`,
      'alter table users add column label_names text',
    ]);
  },
};
