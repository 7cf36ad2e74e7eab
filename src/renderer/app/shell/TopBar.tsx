import { t } from '@lingui/core/macro';
import { SEARCH_MAX } from '@oja/contract/limits';
import { Logo } from '@oja/market/Logo';
import { IconButton } from '@oja/ui/IconButton';
import { SkipLink } from '@oja/ui/SkipLink';
import { Moon, PanelLeftClose, PanelLeftOpen, Search, Sun } from 'lucide-react';
import { type FormEvent, useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

import { preloadFind } from '../../features/search/load-find.ts';
import { getColorMode, setColorMode, subscribeToColorMode } from '../../platform/color-mode.ts';
import { focusContent } from '../../platform/focus-content.ts';
import { useCharacterKeys } from '../../platform/page-keys.ts';
import { useTabPlacement } from '../../platform/PlatformContext.tsx';
import { setRailNarrow, useIsRailNarrow } from '../../platform/rail.ts';
import styles from './TopBar.module.css';

const FIND = '/dashboard/search/find';

/**
 * The content of a wide window's top bar: logo, search of the market, colour mode; in the desktop app also the rail's
 * width and the screen's title.
 */
export default function TopBar() {
  const placement = useTabPlacement();
  return (
    <div className={styles.bar}>
      <SkipToHomeSide />
      <div className={styles.start}>
        <div className={styles.brand}>
          {placement === 'rail' && <RailToggle />}
          <Link to="/dashboard" className={styles.home}>
            <Logo className={styles.logo} />
          </Link>
        </div>
        {placement === 'rail' && <ScreenTitle />}
      </div>
      <MarketSearch />
      <div className={styles.end}>
        <ModeButton />
      </div>
    </div>
  );
}

/** On Home: to the column beside the feed, which has no end. */
function SkipToHomeSide() {
  if (!/^\/dashboard\/?$/.test(useLocation().pathname)) return null;
  return <SkipLink className={styles.skip} href="#home-side">{t`Skip to yours in the market`}</SkipLink>;
}

function subscribeToTitle(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

/**
 * The title of the screen: the page's without the unread count and the site's name. Screen readers have it from its
 * heading.
 */
function ScreenTitle() {
  const title = useSyncExternalStore(subscribeToTitle, () => document.title.replaceAll(/^\(\S+\) | · Oja$/g, ''));
  return (
    <bdi className={styles.title} aria-hidden="true" title={title}>
      {title}
    </bdi>
  );
}

/** Searches the market's posts on the search page. Its text follows that of the page. */
function MarketSearch() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const hasKeys = useCharacterKeys();
  const shown = pathname === FIND ? (new URLSearchParams(search).get('query')?.trim() ?? '') : '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('query');
    const query = typeof typed === 'string' ? typed.trim() : '';
    if (query === '') return;
    void navigate(`${FIND}?${new URLSearchParams({ query })}`);
    // The next key moves through what was found.
    focusContent();
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <Search aria-hidden="true" />
      <input
        key={shown}
        type="search"
        name="query"
        className={styles.input}
        aria-label={t`Search the market`}
        aria-keyshortcuts={hasKeys ? '/' : undefined}
        placeholder={t`Search the market`}
        maxLength={SEARCH_MAX}
        defaultValue={shown}
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        onFocus={preloadFind}
      />
      {hasKeys && (
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      )}
    </form>
  );
}

function ModeButton() {
  const isDark = useSyncExternalStore(subscribeToColorMode, getColorMode) === 'dark';
  return (
    <IconButton
      label={isDark ? t`Use light mode` : t`Use dark mode`}
      icon={isDark ? <Sun /> : <Moon />}
      onClick={() => setColorMode(isDark ? 'light' : 'dark')}
    />
  );
}

/** Makes the rail narrow or wide, where there is room for a wide one. */
function RailToggle() {
  const isNarrow = useIsRailNarrow();
  return (
    <IconButton
      className={styles.railToggle}
      label={isNarrow ? t`Show wide navigation` : t`Show narrow navigation`}
      icon={isNarrow ? <PanelLeftOpen /> : <PanelLeftClose />}
      onClick={() => setRailNarrow(!isNarrow)}
    />
  );
}
