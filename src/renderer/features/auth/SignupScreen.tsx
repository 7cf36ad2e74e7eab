import { t } from '@lingui/core/macro';
import { AccountLayout } from '@oja/market/AccountLayout';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';

import { storePlace } from '../../session/place-after-login.ts';
import { postPath } from '../posts/post-paths.ts';
import { SignupForm } from './SignupForm.tsx';

/** /signup (product §2). The goods of the landing page lead to /signup?post=: the next login returns to the post. */
export default function SignupScreen() {
  const [params] = useSearchParams();
  const postId = params.get('post');
  useEffect(() => {
    if (postId !== null) storePlace(postPath(postId));
  }, [postId]);

  return (
    <AccountLayout
      title={t`Open your account`}
      intro={t`One account to buy, to follow and, once verified, to sell.`}
      homeLink={<Link to="/" />}
    >
      <SignupForm />
    </AccountLayout>
  );
}
