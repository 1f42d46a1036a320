import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The three faces that stand above the fold. The others of fonts.css are for letters that few pages have, and are fetched where one stands. */
const FIRST_FONTS = [/anton-latin-400-normal-[\w-]{8}\.woff2$/, /space-grotesk-latin-wght-normal-[\w-]{8}\.woff2$/, /caveat-notes-[\w-]{8}\.woff2$/];

/** Preloads the first fonts: none is known before the style sheet is read. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        FIRST_FONTS.map((name) => {
          const file = Object.keys(bundle ?? {}).find((each) => name.test(each));
          if (file === undefined) throw new Error(`the bundle lacks a font: ${name.source}`);
          return {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head-prepend',
          };
        }),
    },
  };
}

/**
 * React Router's data-router half (forms, fetchers, scroll restoration) is not used here, but stays in the bundle
 * because nothing tells the bundler that wrapping and naming a component does nothing by itself. This does.
 */
function slimReactRouter(): Plugin {
  return {
    name: 'slim-react-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/].*\.js$/, code: /= React\$1\.(forwardRef|memo)\(/ },
      handler: (code) => ({
        code: code.replace(/= (React\$1\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1').replace(/^\w+\.displayName = "[^"]+";$/gm, ''),
        map: null,
      }),
    },
  };
}

/** The browser checks replies with zod and writes no JSON Schema: a fifth of the library is left at home. */
function slimZod(): Plugin {
  return {
    name: 'slim-zod',
    apply: 'build',
    transform: {
      filter: { id: /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/ },
      handler: (code) => ({
        code: code
          .replace(/^ *inst\._zod\.processJSONSchema = .*;$/gm, '')
          .replace(/\bcreateStandardJSONSchemaMethod\(this, "\w+"\)/g, 'undefined')
          .replace('createToJSONSchemaMethod(this, {})(params)', 'undefined'),
        map: null,
      }),
    },
  };
}

/** React Compiler for the screens that change while they are looked at. The first load (landing page, chrome) is static: there it would only add weight. */
function compiler() {
  const preset = reactCompilerPreset();
  const still =
    /src[\\/](app[\\/]|features[\\/](landing|chrome)|ui[\\/](link|browser|pen[\\/](card|stamp|pen-mark)|form[\\/]button|feedback[\\/](toast|spinner)))/;
  return babel({
    presets: [{ ...preset, rolldown: { ...preset.rolldown, filter: { ...preset.rolldown?.filter, id: { include: /\.[jt]sx?$/, exclude: still } } } }],
  });
}

export default defineConfig({
  root: at('src/app'),
  publicDir: at('public'),
  cacheDir: at('node_modules/.vite'),
  plugins: [react(), compiler(), tailwindcss(), slimReactRouter(), slimZod(), preloadFonts()],
  define: {
    // The footer's year while hydrating must be the one it was prerendered with.
    BUILD_YEAR: JSON.stringify(new Date().getFullYear()),
  },
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    target: 'es2024',
    manifest: true,
    // The CSP allows no data: pictures, so every asset is a file.
    assetsInlineLimit: 0,
    // The prerendered pages name their chunks themselves; the run-time preloader would weigh more than it saves.
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: { index: at('src/app/index.html'), 'after-paint': at('src/app/after-paint.ts') },
      output: {
        codeSplitting: {
          // One file for the landing screen: four small ones compress worse and take more requests.
          groups: [
            {
              name: 'landing',
              includeDependenciesRecursively: false,
              test: /src[\\/](features[\\/]landing[\\/](?!.*(?:not-found|kept-results[.]))|ui[\\/](form[\\/]button|pen[\\/](card|stamp|pen-mark)))/,
            },
            // Screens that app puts together of two features: the one that is fetched ahead brings the other along.
            { name: 'progress', includeDependenciesRecursively: false, test: /src[\\/](app[\\/]composed|features[\\/]roast[\\/]screens)[\\/]progress\.screen/ },
            {
              name: 'roast',
              includeDependenciesRecursively: false,
              test: /src[\\/](app[\\/]composed[\\/]roast|features[\\/](roast[\\/]screens[\\/]result|full-report[\\/]screens[\\/](report-offer|report-failure|current-upload)))/,
            },
          ],
        },
      },
    },
  },
});
