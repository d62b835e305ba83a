const set = ['RxCross1', 'RxPlus', 'RxMinus']
  .map((name) => `export function ${name} (props) {\n  return GenIcon('${name}')(props);\n};\n`)
  .join('')

/** The part of react-icons that a build needs: its core, and a small set in the format of the real ones. */
export const reactIcons: Record<string, string> = {
  'node_modules/react-icons/package.json': JSON.stringify({ name: 'react-icons', sideEffects: false }),
  'node_modules/react-icons/lib/package.json': '{ "module": "index.mjs", "sideEffects": false }',
  'node_modules/react-icons/lib/index.mjs': 'export const GenIcon = (drawing) => () => drawing\n',
  'node_modules/react-icons/rx/package.json': '{ "module": "index.mjs", "sideEffects": false }',
  'node_modules/react-icons/rx/index.mjs': `import { GenIcon } from '../lib/index.mjs'\n${set}`,
}
