import { ErrorPanel, type ErrorPanelProps } from '../ErrorPanel/ErrorPanel.tsx';
import { FullPage } from '../FullPage/FullPage.tsx';

export interface ErrorPageProps extends Omit<ErrorPanelProps, 'headingLevel'> {
  /**
   * It is inside a layout that has a main part already, such as DashboardLayout. Default false: it is the whole page.
   */
  inFrame?: boolean | undefined;
}

/**
 * A page that could not be shown: says so, explains why, and offers an action ("Failed to load messages", product §8).
 */
export function ErrorPage({
  inFrame = false,
  title,
  text,
  onRetry,
  retrying,
  retryLabel,
  action,
  ...rest
}: ErrorPageProps) {
  return (
    <FullPage {...rest} inFrame={inFrame}>
      <ErrorPanel {...{ title, text, onRetry, retrying, retryLabel, action }} headingLevel={1} />
    </FullPage>
  );
}
