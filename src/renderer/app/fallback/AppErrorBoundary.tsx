import { t } from '@lingui/core/macro';
import { Button } from '@oja/ui/Button';
import { Component, type ErrorInfo, lazy, type ReactNode, Suspense } from 'react';

import styles from './AppErrorBoundary.module.css';

/** The same in plain words, for when not even the page that says so could be loaded. */
function PlainCrashPage() {
  return (
    <div role="alert" className={styles.plain}>
      <h1>{t`This page stopped working`}</h1>
      <Button onClick={() => globalThis.location.reload()}>{t`Reload`}</Button>
    </div>
  );
}

/** Hardly anyone ever sees it, so it does not weigh on the first load of everyone. */
const CrashPage = lazy(() => import('./CrashPage.tsx').catch(() => ({ default: PlainCrashPage })));

interface AppErrorBoundaryProps {
  children: ReactNode;
  /** What is shown; another screen than the one that failed gets its own chance. */
  screenKey?: string;
  /** It stands in the dashboard's frame, which stays. Default false: it is the whole page. */
  inFrame?: boolean;
}

interface AppErrorBoundaryState {
  failed: boolean;
  /** What was shown when it failed. */
  screenKey: string | undefined;
}

/** Catches what no screen foresaw: says so in words and offers a way on, instead of an empty page. */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, AppErrorBoundaryState> {
  override state: AppErrorBoundaryState = { failed: false, screenKey: this.props.screenKey };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ screenKey }: AppErrorBoundaryProps, state: AppErrorBoundaryState) {
    return screenKey === state.screenKey ? null : { failed: false, screenKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    reportError(new Error(`A screen failed: ${error.message}${info.componentStack ?? ''}`, { cause: error }));
  }

  override render() {
    const { children, inFrame = false } = this.props;
    if (!this.state.failed) return children;
    return (
      <Suspense>
        <CrashPage inFrame={inFrame} />
      </Suspense>
    );
  }
}
