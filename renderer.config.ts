import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defaultClientConditions, type UserConfig } from 'vite';

import manifest from './package.json' with { type: 'json' };

const root = fileURLToPath(new URL('src/renderer', import.meta.url));

/** The origin of the server that a desktop build talks to when nothing else is configured. */
export const DEFAULT_SERVER_ORIGIN = process.env['OJA_SERVER_ORIGIN'] ?? 'http://localhost:4000';

/**
 * What every page needs comes in two files instead of a dozen: fewer round trips, and better compressed.
 * The first changes only with a library's release, so that browsers keep it over ours.
 */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\// },
  {
    name: 'base',
    test: /packages\/ui\/src\/(?:AdireMotif|Button|Logo|Spinner|VisuallyHidden|cx|useReducedMotion)\/|src\/renderer\/platform\/(?:PlatformContext|color-mode|referral|stored-session|use-page-title|web|web-sessions)\.|contract\/src\/limits|lucide-react\/dist\/esm\/(?!icons)|@radix-ui\/react-(?:slot|compose-refs)/,
  },
  {
    // The store, and the calls that the dashboard's first view makes.
    name: 'data',
    test: /node_modules\/(?:@reduxjs|immer|redux|redux-thunk|reselect|react-redux)\/|src\/renderer\/(?:session\/|api\/(?:api|base-query|envelopes|failure|post-tags|posts-api|post-lists-api|users-api|comments-api|flag-counts-api|use-open-flags-count|patch-\w+|messages-api|notifications-api)\.ts)/,
    includeDependenciesRecursively: false,
  },
  {
    // What the dashboard's first view is made of, and most of its other screens use. Nothing of the landing page.
    name: 'dashboard',
    test: /packages\/ui\/src\/(?:AdvertCard|AuthorLine|Avatar|Badge|Card|CommentThread|CommentItem|ConfirmDialog|Dialog|ImageViewer|TextArea|DashboardLayout|EmptyState|ErrorPanel|ExpandableText|HeartBurst|ImageCarousel(?!\/(?:carousel-engine|swipe))|LazyMenu|LoadMore|OfflineNotice|PageHeader|Phone|PostCard|PostCardSkeleton|PostList|PostMenu|Price|RelativeTime|SegmentedControl|ShellSkeleton|Skeleton|TabBar|VendorBadge)\/(?!load-)|ui\/src\/Menu\/menu-entries|lucide-react\/dist\/esm\/icons\/(?:arrow-left|bell|bookmark|check|chevron-(?:down|left|right)|flag|heart|house|image-off|map-pin|megaphone|message-circle|package|rotate-cw|share-2|square-plus|tag|trash(?:-2)?|user-round)\.|src\/renderer\/(?:features\/(?:feed|posts\/(?:PostItem|PostComments|CommentBox|use-late-part|use-post-actions|use-share-post|use-comment-actions|use-composer|thread-comment|post-paths|PostPages)|people\/person-paths)|app\/shell)/,
    includeDependenciesRecursively: false,
  },
  // Who says something in a toast need not wait for what shows it.
  { name: 'toast', test: /packages\/ui\/src\/Toast\/toast-store/ },
];

/**
 * The one renderer, built twice: for browsers, where the server that hosts it is also its API,
 * and for the desktop window, where Chromium's version is known.
 * @param target which of the two builds
 */
export function rendererConfig(target: 'desktop' | 'web'): UserConfig {
  return {
    root,
    base: '/',
    cacheDir: fileURLToPath(new URL(`.cache/vite-${target}`, import.meta.url)),
    plugins: [react()],
    resolve: { conditions: ['@oja/source', ...defaultClientConditions] },
    define: { __TARGET__: JSON.stringify(target), __VERSION__: JSON.stringify(manifest.version) },
    build: {
      target: target === 'desktop' ? 'chrome140' : 'baseline-widely-available',
      minify: true,
      assetsInlineLimit: 0,
      // All of it is 15 kB compressed: one file is fewer round trips, shorter lists of what a chunk needs, and one order.
      cssCodeSplit: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('src/renderer/index.html', import.meta.url)),
        output: { codeSplitting: { groups: CHUNKS } },
      },
    },
  };
}
