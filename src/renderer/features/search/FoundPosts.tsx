import { t } from '@lingui/core/macro';
import { CATEGORIES, CONDITIONS, PRICE_POINTS } from '@oja/contract/categories';
import type { FilterName } from '@oja/contract/post-facets';
import { PRICE_BANDS } from '@oja/contract/price-bands';
import { PostFilters } from '@oja/market/PostFilters';
import { PostFiltersPanel } from '@oja/market/PostFiltersPanel';
import { EmptyState } from '@oja/ui/EmptyState';
import { useMediaQuery } from '@oja/ui/hooks/use-media-query';
import { Search } from 'lucide-react';
import type { ReactElement } from 'react';

import {
  type PostSearch,
  useGetCategoryPostsInfiniteQuery,
  useSearchPostsInfiniteQuery,
} from '../../api/post-search-api.ts';
import { usePlaces } from '../../platform/use-places.ts';
import { PostTileItem } from '../posts/tiles/PostTileItem.tsx';
import { EAGER_TILES, PostTiles } from '../posts/tiles/PostTiles.tsx';
import styles from './FoundPosts.module.css';
import { NearMeButton } from './NearMeButton.tsx';
import { NothingFound } from './NothingFound.tsx';
import { PostsElsewhere } from './PostsElsewhere.tsx';
import { nameOfSearch } from './saved-search.ts';
import { SaveSearchButton } from './SaveSearchButton.tsx';
import { usePostFilters, withoutFilter } from './use-post-filters.ts';
import { useReadFilters } from './use-read-filters.ts';

interface FoundPostsProps {
  /** The text, which may be empty. */
  search: string;
  /**
   * The category of a category's page. Its posts are those of the category's own call (product §2, §9) until they are
   * filtered or sorted.
   */
  category?: string;
  /** Shown where the category has no posts. */
  emptyCategory?: ReactElement;
}

/**
 * Posts with a text that pass the filters, as tiles, page by page: first those that contain it in title or category
 * (product §2, §5), then those with its words (decision 048). Filters are read from the text as well (decision 050).
 * Outside of a category's page, no request is sent without a text or a filter.
 */
export function FoundPosts({ search, category, emptyCategory }: FoundPostsProps) {
  const { filters, setFilters, order, setOrder, narrowed, chosen } = usePostFilters();
  const read = useReadFilters(search, category === undefined ? chosen : [...chosen, 'category']);
  const places = usePlaces();
  const hasPanel = useMediaQuery('(width >= 64rem)');
  const isNarrowed = narrowed !== undefined || read.chips.length > 0;
  const isOwnCall = category !== undefined && !isNarrowed;
  const isAsked = category !== undefined || search !== '' || narrowed !== undefined;
  const hasText = read.search?.search !== undefined;
  const usual = read.order ?? (hasText && !isOwnCall ? 'relevance' : 'newest');

  const inCategory = category !== undefined && { category: [category] };
  const sought = { ...(hasText && { sort: 'relevance' as const }), ...read.search, ...narrowed, ...inCategory };
  const searched = useSearchPostsInfiniteQuery(
    { ...sought, facets: true },
    { skip: !isAsked || isOwnCall || !read.search },
  );
  const listed = useGetCategoryPostsInfiniteQuery(
    { category: category ?? '', ...(search !== '' && { query: search }), facets: true },
    { skip: !isOwnCall || !read.search },
  );
  const query = isOwnCall ? listed : searched;
  const pages = query.currentData?.pages;
  const posts = pages?.flatMap(({ data }) => data.posts);
  const counts = pages?.[0]?.data;
  // The counts of the last search stay until the next ones come, so that the filters do not move meanwhile.
  const facets = isAsked && !query.isError ? (query.data ?? listed.data)?.pages[0]?.data.facets : undefined;

  const place = placeOf(sought, places);
  const { sort: _order, ...wanted } = { ...read.search, ...narrowed };
  const { sort: _chosenOrder, ...chosenFilters } = narrowed ?? {};
  const isSavable = read.search !== undefined && Object.keys(wanted).length > 0;

  const clear = () => {
    setFilters({});
    read.takeOff(read.chips.map(({ words }) => words));
  };
  const takeOff = (name: FilterName) => {
    setFilters(withoutFilter(filters, name));
    const isSame = (each: string) => each === name || (name === 'price' && each.endsWith('Price'));
    read.takeOff(read.chips.filter((chip) => Object.keys(chip.filters).some(isSame)).map(({ words }) => words));
  };
  const readFilters = read.chips.map(({ words, filters: { verified, sort, ...others } }) => ({
    words,
    filters: { ...others, ...(verified && { fromVerified: true }) },
    order: sort,
  }));
  const choices = {
    categories: category === undefined ? CATEGORIES : [],
    lgasByState: places?.LGAS_BY_STATE,
    conditions: CONDITIONS,
    pricePoints: PRICE_POINTS,
    priceBands: PRICE_BANDS,
    counts: facets,
  };
  return (
    <div className={styles.columns}>
      {hasPanel && (
        <PostFiltersPanel
          className={styles.panel}
          filters={filters}
          onFiltersChange={setFilters}
          readFilters={readFilters}
          onTakeOff={read.takeOff}
          choices={choices}
        />
      )}
      <div className={styles.found}>
        <PostFilters
          filters={filters}
          onFiltersChange={setFilters}
          order={order ?? usual}
          onOrderChange={(next) => setOrder(next, usual)}
          hasText={hasText}
          readFilters={readFilters}
          onTakeOff={read.takeOff}
          choices={choices}
          total={counts?.total}
          action={
            isAsked && (
              <>
                <NearMeButton filters={filters} onFiltersChange={setFilters} />
                {isSavable && (
                  <SaveSearchButton
                    name={nameOfSearch(search, { ...chosenFilters, ...inCategory })}
                    query={{ ...wanted, ...inCategory }}
                  />
                )}
              </>
            )
          }
          hasPanel={hasPanel}
        />
        {isAsked ? (
          <PostTiles
            label={category === undefined ? t`Posts found` : t`Posts in ${category}`}
            query={query}
            isLoading={!posts && !query.error}
            failure={t`The posts could not be loaded`}
            {...(place && { endText: t`That is all in ${place.lga}.` })}
            empty={
              isOwnCall && emptyCategory ? (
                emptyCategory
              ) : (
                <NothingFound
                  search={search}
                  withoutOne={counts?.withoutOne}
                  onTakeOff={takeOff}
                  onClear={isNarrowed && clear}
                />
              )
            }
          >
            {(posts ?? []).map((post, index) => (
              <PostTileItem key={post._id} post={post} eager={index < EAGER_TILES} />
            ))}
          </PostTiles>
        ) : (
          <EmptyState icon={<Search />} title={t`Start typing to search for posts.`} />
        )}
        {place && posts && !query.isError && !query.hasNextPage && (
          <PostsElsewhere search={{ ...sought, lga: undefined }} {...place} />
        )}
      </div>
    </div>
  );
}

/** The local government and its state, where a search asks for a single one. */
function placeOf({ state, lga }: PostSearch, places: ReturnType<typeof usePlaces>) {
  const [name, otherName] = lga ?? [];
  if (name === undefined || otherName !== undefined) return undefined;
  const [only, other] = state ?? places?.statesOf(name) ?? [];
  return only === undefined || other !== undefined ? undefined : { state: only, lga: name };
}
