import { describe, expect, it } from 'vitest';

import { fillReply } from './fill-reply.ts';
import { fittingReplies } from './fitting-replies.ts';

describe('a saved reply', () => {
  const post = { title: 'Akwete {price}', price: 18_500 };

  it('gets the name, the post and its price, each once', () => {
    const text = '{name}, {post} is {price}. {price}!';
    expect(fillReply(text, { name: 'Adá', post })).toBe('Adá, Akwete {price} is ₦18,500. ₦18,500!');
  });

  it('keeps a placeholder without a value, and all others in braces', () => {
    const text = '{name} {post} {price} {size}';
    expect(fillReply(text, { name: undefined, post: null })).toBe(text);
    expect(fillReply(text, { name: 'Adá', post: { title: null, price: null } })).toBe('Adá {post} {price} {size}');
    expect(fillReply('{price}', { name: 'Adá', post: { title: 'Free', price: 0 } })).toBe('₦0');
  });
});

describe('the replies that fit', () => {
  const replies = [
    { name: 'Hello', text: 'Good day. The price is fixed.' },
    { name: 'Price', text: 'It is {price}.' },
    { name: 'Ọ̀sun', text: 'We deliver there.' },
  ];
  const names = (typed: string) => fittingReplies(replies, typed).map(({ name }) => name);

  it('are all in their order, without a text', () => {
    expect(names('')).toEqual(['Hello', 'Price', 'Ọ̀sun']);
  });

  it('have the text in their name or text, first those whose name begins with it', () => {
    expect(names('pri')).toEqual(['Price', 'Hello']);
    expect(names('DELIVER')).toEqual(['Ọ̀sun']);
    expect(names('osun')).toEqual(['Ọ̀sun']);
    expect(names('shrug')).toEqual([]);
  });
});
