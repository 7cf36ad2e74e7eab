import '@oja/ui/tokens.css';
import '@oja/ui/Button.css';
import { Button } from '@oja/ui/Button';
import { createRoot } from 'react-dom/client';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no element #root.');
createRoot(root).render(<Button>Buy</Button>);
