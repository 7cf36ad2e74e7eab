import { t } from '@lingui/core/macro';
import { SEARCH_MAX, SEARCH_PAUSE_MS } from '@oja/contract/limits';
import { PageHeader } from '@oja/ui/PageHeader';
import { SearchField } from '@oja/ui/SearchField';

import { useBack } from '../../platform/use-back.ts';
import styles from './FindUsersScreen.module.css';
import { PeopleFound } from './PeopleFound.tsx';
import { useQueryText } from './use-query-text.ts';

/**
 * /dashboard/find-users and /dashboard/users: all users except the viewer (product §2 "Find users").
 * @param headingLevel of its title. Default 1; 2 beside what is open.
 */
export default function FindUsersScreen({ headingLevel = 1 }: { headingLevel?: 1 | 2 }) {
  const goBack = useBack('/dashboard/settings');
  const [search, setSearch] = useQueryText();

  return (
    <>
      <PageHeader title={t`Find Users`} headingLevel={headingLevel} onBack={goBack} />
      <div className={styles.find}>
        <SearchField
          label={t`Search users`}
          placeholder={t`Name or username`}
          maxLength={SEARCH_MAX}
          value={search}
          onSearch={setSearch}
          delay={SEARCH_PAUSE_MS}
        />
        <PeopleFound label={t`Users`} search={search} />
      </div>
    </>
  );
}
