import { t } from '@lingui/core/macro';
import { Button } from '@oja/ui/Button';
import { Component, type ErrorInfo, lazy, type ReactNode, Suspense } from 'react';

import styles from './AppErrorBoundary.module.css';

/** The crash page as plain text, for when the page itself cannot be loaded. */
function PlainCrashPage() {
  return (
    <div role="alert" className={styles.plain}>
      <h1>{t`This page stopped working`}</h1>
      <Button onClick={() => globalThis.location.reload()}>{t`Reload`}</Button>
    </div>
  );
}

/** Loaded on demand, because very few users see it. */
const CrashPage = lazy(() => import('./CrashPage.tsx').catch(() => ({ default: PlainCrashPage })));

interface AppErrorBoundaryProps {
  children: ReactNode;
  /** Identifies the current screen. A different screen is rendered again after a failure. */
  screenKey?: string;
  /** Whether it is inside the dashboard's frame, which stays. Default false: it replaces the whole page. */
  inFrame?: boolean;
}

interface AppErrorBoundaryState {
  hasFailed: boolean;
  /** The screen that failed. */
  screenKey: string | undefined;
}

/** Catches unexpected errors of screens, and shows a page with a text and a link instead of an empty one. */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, AppErrorBoundaryState> {
  override state: AppErrorBoundaryState = { hasFailed: false, screenKey: this.props.screenKey };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ screenKey }: AppErrorBoundaryProps, state: AppErrorBoundaryState) {
    return screenKey === state.screenKey ? null : { hasFailed: false, screenKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    reportError(new Error(`A screen failed: ${error.message}${info.componentStack ?? ''}`, { cause: error }));
  }

  override render() {
    const { children, inFrame = false } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <Suspense>
        <CrashPage inFrame={inFrame} />
      </Suspense>
    );
  }
}
