import { fileURLToPath } from 'node:url';

import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type UserConfig } from 'vite';

import manifest from './package.json' with { type: 'json' };
import { compileMessages } from './scripts/compile-messages.ts';

const root = fileURLToPath(new URL('src/renderer', import.meta.url));

/** The origin of the server that a desktop build talks to when nothing else is configured. */
export const DEFAULT_SERVER_ORIGIN = process.env['OJA_SERVER_ORIGIN'] ?? 'http://localhost:4000';

/**
 * What every page needs comes in two files instead of a dozen: fewer round trips, and better compressed.
 * The first changes only with a library's release, so that browsers keep it over ours.
 */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
  {
    name: 'base',
    test: /packages\/(?:ui|market)\/src\/(?:AdireMotif|Button|Logo|Spinner|VisuallyHidden|cx)\/|ui\/src\/hooks\/use-(?:in-view|reduced-motion|media-query)\.|ui\/src\/graphemes\/|lucide-react\/dist\/esm\/icons\/(?:badge-check|play|search|users)\.|src\/renderer\/platform\/(?:PlatformContext|color-mode|google-answer|referral|stored-session|use-page-title|web|web-sessions)\.|contract\/src\/(?:advert-plans|limits|naira)\.|node_modules\/@lingui\/core\/|lucide-react\/dist\/esm\/(?!icons)|src\/renderer\/app\/(?:fallback\/(?:AppErrorBoundary|RoutePending)|routes\/lazy-screen|toast-needed)|@radix-ui\/react-(?:slot|compose-refs)/,
  },
  {
    // The store, and the calls that the dashboard's first view makes.
    name: 'data',
    test: /node_modules\/(?:@reduxjs|immer|redux|redux-thunk|reselect|react-redux)\/|src\/renderer\/(?:session\/|api\/(?:api|base-query|envelopes|failure|post-tags|posts-api|post-lists-api|users-api|comments-api|flag-counts-api|use-open-flags-count|patch-\w+|messages-api|notifications-api|toggles|parse-answer|edit-cached-answers)\.ts|realtime\/(?:connection|presence|typing)-slice)|node_modules\/(?:use-sync-external-store|@standard-schema)\//,
    includeDependenciesRecursively: false,
  },
  {
    // What the dashboard's first view is made of, and most of its other screens use. Nothing of the landing page.
    name: 'dashboard',
    test: /packages\/(?:ui|market)\/src\/(?:AdvertCard|AuthorLine|Avatar(?!\/Enlarged)|Badge|Card|CommentComposer|CommentThread|CommentItem|TextArea|DashboardLayout|EmptyState|ExpandableText|HeartBurst|ImageCarousel(?!\/(?:carousel-engine|swipe))|LoadMore|OfflineNotice|PageHeader|Phone|PostCard|PostList|PostMenu|Price|RelativeTime|SegmentedControl|Skeleton|TabBar|VendorBadge)\/(?!load-)|ui\/src\/Menu\/(?:Menu|load-menu|menu-entries)\.|lucide-react\/dist\/esm\/icons\/(?:arrow-left|bell|bookmark|check|chevron-(?:down|left|right)|cloud-off|copy|ellipsis|flag|heart|house|image-off|map-pin|megaphone|message-circle|package|package-check|pencil|rotate-cw|share-2|square-plus|tag|trash(?:-2)?|user-round)\.|src\/renderer\/(?:features\/(?:feed|posts\/(?:\w+\/)?(?:PostItem|PostComments|CommentBox|use-late-part|use-post-actions|use-share-post|use-comment-actions|use-composer|thread-comment|post-paths|PostPages)|people\/person-paths)|platform\/(?:stored-texts|page-keys)|realtime\/unread|app\/shell\/(?!KeysDialog))/,
    includeDependenciesRecursively: false,
  },
  {
    // The small parts of every form and list: as files of their own each would cost more than it holds.
    name: 'controls',
    test: /packages\/ui\/src\/(?:Field|FieldBinding|IconButton|Link|LinkSlot|Notice)\/|ui\/src\/LocaleProvider\/|ui\/src\/hooks\/(?:use-(?:composed-ref|copy|debounced-value|locale|messages|minute|reached-end|surroundings|top-layer|watched-value)|watch-value|per-locale)\.|lucide-react\/dist\/esm\/icons\/(?:circle-check|circle-exclamation-point|info|triangle-exclamation-point|x)\./,
    includeDependenciesRecursively: false,
  },
  // What every page but the landing page routes with: small files that come together.
  {
    name: 'routes',
    test: /src\/renderer\/app\/(?:OtherRoutes|preload-screen|route-containers|routes\/(?!dashboard-screens))/,
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
    plugins: [compileMessages(), lingui(), react()],
    resolve: {
      conditions: ['@oja/source', ...defaultClientConditions],
      // Without its warnings for developers; the package offers no condition that would choose it.
      alias: [
        {
          find: /^react-router$/,
          replacement: fileURLToPath(import.meta.resolve('react-router').replace('development', 'production')),
        },
      ],
    },
    define: { __TARGET__: JSON.stringify(target), __VERSION__: JSON.stringify(manifest.version) },
    build: {
      target: target === 'desktop' ? 'chrome140' : 'baseline-widely-available',
      minify: true,
      // Every browser of the target follows modulepreload by itself.
      modulePreload: { polyfill: false },
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
