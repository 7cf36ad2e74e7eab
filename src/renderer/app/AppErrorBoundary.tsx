import { Component, type ErrorInfo, lazy, type ReactNode, Suspense } from 'react';

/** The same in plain words, for when not even the page that says so could be loaded. */
function PlainCrashPage() {
  return (
    <main role="alert">
      <h1>This page stopped working</h1>
      <button type="button" onClick={() => globalThis.location.reload()}>
        Reload
      </button>
    </main>
  );
}

/** Hardly anyone ever sees it, so it does not weigh on the first load of everyone. */
const CrashPage = lazy(() => import('./CrashPage.tsx').catch(() => ({ default: PlainCrashPage })));

/** Catches what no screen foresaw: says so in words and offers a way on, instead of an empty page. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    reportError(new Error(`A screen failed: ${error.message}${info.componentStack ?? ''}`, { cause: error }));
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Suspense>
        <CrashPage />
      </Suspense>
    );
  }
}
