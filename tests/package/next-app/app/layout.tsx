import '@oja/ui/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Somebody else’s server', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
