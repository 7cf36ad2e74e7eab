import { Component, type ErrorInfo, type ReactNode } from 'react';

import styles from './AppErrorBoundary.module.css';

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
      <main className={styles.page} role="alert">
        <h1>This page stopped working</h1>
        <p>Reload it; if that does not help, go back to the start.</p>
        <p className={styles.actions}>
          <button type="button" className={styles.reload} onClick={() => globalThis.location.reload()}>
            Reload
          </button>
          <a href="/">Go to the start</a>
        </p>
      </main>
    );
  }
}
