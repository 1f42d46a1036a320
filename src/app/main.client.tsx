import '../ui/no-eval.ts';
import './styles/main.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App, screenAt } from './app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html lacks #root');

const tree = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// The screen's code is asked for before React starts, so that both load side by side.
screenAt(location.pathname)
  .load()
  .catch(() => {});
if (root.hasChildNodes()) hydrateRoot(root, tree);
else createRoot(root).render(tree);
