import { t } from '@lingui/core/macro';
import { SEARCH_MAX, SEARCH_PAUSE_MS } from '@oja/contract/limits';
import { CATEGORIES, CONDITIONS, PRICE_POINTS } from '@oja/contract/categories';
import { PostFilters } from '@oja/market/PostFilters';
import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { PageHeader } from '@oja/ui/PageHeader';
import { SearchField } from '@oja/ui/SearchField';
import { SearchLayout } from '@oja/ui/SearchLayout';
import { Tabs } from '@oja/ui/Tabs';
import { Search, SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router';

import { useSearchPostsInfiniteQuery } from '../../api/post-search-api.ts';
import { useBack } from '../../platform/use-back.ts';
import { usePlaces } from '../../platform/use-places.ts';
import { PeopleFound } from '../people/PeopleFound.tsx';
import { useQueryText } from '../people/use-query-text.ts';
import { postItems } from '../posts/card/post-items.tsx';
import { PostPages } from '../posts/card/PostPages.tsx';
import { usePostFilters } from './use-post-filters.ts';
import { useReadFilters } from './use-read-filters.ts';

/**
 * /dashboard/search/find: searches users and posts. Text, tab, filters and order are in the address, so that back and
 * forward restore them.
 */
export default function FindScreen() {
  const goBack = useBack('/dashboard/search');
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useQueryText();
  const tab = params.get('tab') === 'posts' ? 'posts' : 'users';
  const choose = (next: string) => {
    // Not `params`: a text that was typed a moment ago is in the address before it is rendered.
    const chosen = new URLSearchParams(globalThis.location.search);
    if (next === 'posts') chosen.set('tab', next);
    else chosen.delete('tab');
    setParams(chosen, { replace: true });
  };

  return (
    <>
      <PageHeader title={t`Search`} onBack={goBack} />
      <SearchLayout
        field={
          <SearchField
            label={t`Search users and posts`}
            placeholder={t`Name, business name, title or category`}
            maxLength={SEARCH_MAX}
            value={query}
            onSearch={setQuery}
            delay={SEARCH_PAUSE_MS}
          />
        }
      >
        <Tabs
          label={t`Search results`}
          fullWidth
          value={tab}
          onValueChange={choose}
          items={[
            { value: 'users', label: t`Users`, content: <PeopleFound label={t`Users found`} search={query} /> },
            { value: 'posts', label: t`Posts`, content: <PostsFound search={query} /> },
          ]}
        />
      </SearchLayout>
    </>
  );
}

/**
 * Posts with a text that pass the filters, page by page: first those that contain it in title or category (product §2,
 * §5), then those with its words (decision 048). Filters are read from the text as well (decision 050). No request is
 * sent without a text or a filter.
 */
function PostsFound({ search }: { search: string }) {
  const { filters, setFilters, order, setOrder, narrowed, chosen } = usePostFilters();
  const read = useReadFilters(search, chosen);
  const places = usePlaces();
  const isAsked = search !== '' || narrowed !== undefined;
  const hasText = read.search?.search !== undefined;
  const usual = read.order ?? (hasText ? 'relevance' : 'newest');
  const query = useSearchPostsInfiniteQuery(
    { ...(hasText && { sort: 'relevance' }), ...read.search, ...narrowed },
    { skip: !isAsked || !read.search },
  );
  const posts = query.currentData?.pages.flatMap(({ data }) => data.posts);
  const clear = () => {
    setFilters({});
    read.takeOff(read.chips.map(({ words }) => words));
  };
  return (
    <>
      <PostFilters
        filters={filters}
        onFiltersChange={setFilters}
        order={order ?? usual}
        onOrderChange={(next) => setOrder(next, usual)}
        hasText={hasText}
        readFilters={read.chips.map(({ words, filters: { verified, sort, ...others } }) => ({
          words,
          filters: { ...others, ...(verified && { fromVerified: true }) },
          order: sort,
        }))}
        onTakeOff={read.takeOff}
        choices={{
          categories: CATEGORIES,
          lgasByState: places?.LGAS_BY_STATE,
          conditions: CONDITIONS,
          pricePoints: PRICE_POINTS,
        }}
      />
      {isAsked ? (
        <PostPages
          label={t`Posts found`}
          query={query}
          isLoading={!posts && !query.error}
          failure={t`The posts could not be loaded`}
          empty={<NothingFound search={search} onClear={(narrowed !== undefined || read.chips.length > 0) && clear} />}
        >
          {postItems(posts ?? [])}
        </PostPages>
      ) : (
        <EmptyState icon={<Search />} title={t`Start typing to search for posts.`} />
      )}
    </>
  );
}

/** @param props.onClear takes off the filters, if there are any */
function NothingFound({ search, onClear }: { search: string; onClear: (() => void) | false }) {
  return (
    <EmptyState
      motif="oniko"
      icon={<SearchX />}
      title={search === '' ? t`No posts pass these filters` : t`No results found for ${search}`}
      action={
        onClear && (
          <Button variant="secondary" onClick={onClear}>
            {t`Take off all filters`}
          </Button>
        )
      }
    />
  );
}
