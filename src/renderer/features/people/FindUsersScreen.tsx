import { SEARCH_MAX } from '@oja/contract/limits';
import { PageHeader } from '@oja/ui/PageHeader';
import { SearchField } from '@oja/ui/SearchField';

import { usePageTitle } from '../../platform/use-page-title.ts';
import { useBack } from '../../platform/use-back.ts';
import styles from './FindUsersScreen.module.css';
import { PeopleFound } from './PeopleFound.tsx';
import { useQueryText } from './use-query-text.ts';

/** /dashboard/find-users and /dashboard/users: everybody but oneself (spec §2 "Find users"). */
export default function FindUsersScreen() {
  usePageTitle('Find Users');
  const goBack = useBack('/dashboard/settings');
  const [search, setSearch] = useQueryText();

  return (
    <>
      <PageHeader title="Find Users" onBack={goBack} />
      <div className={styles.find}>
        <SearchField label="Search users" placeholder="Name or username" maxLength={SEARCH_MAX} value={search} onSearch={setSearch} />
        <PeopleFound label="Users" search={search} />
      </div>
    </>
  );
}
