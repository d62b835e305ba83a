import type { Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import {
  LuBold,
  LuCode,
  LuHeading2,
  LuHeading3,
  LuItalic,
  LuList,
  LuListOrdered,
  LuMinus,
  LuQuote,
  LuRedo2,
  LuStrikethrough,
  LuUnderline,
  LuUndo2,
} from 'react-icons/lu'

export type Command = {
  id: string
  label: string
  icon: ReactNode
  /** In the notation of `aria-keyshortcuts`. */
  keys?: string
  run: (editor: Editor) => void
  /** Missing for commands that are not pressed or released. */
  isActive?: (editor: Editor) => boolean
  /** Missing for commands that always work. */
  isPossible?: (editor: Editor) => boolean
}

const chain = (editor: Editor) => editor.chain().focus()

/** The commands of the toolbar, in groups. */
export const commandGroups: readonly (readonly Command[])[] = [
  [
    {
      id: 'undo',
      label: 'Desfazer',
      icon: <LuUndo2 />,
      keys: 'Control+Z',
      run: (editor) => chain(editor).undo().run(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      id: 'redo',
      label: 'Refazer',
      icon: <LuRedo2 />,
      keys: 'Control+Shift+Z',
      run: (editor) => chain(editor).redo().run(),
      isPossible: (editor) => editor.can().redo(),
    },
  ],
  [
    {
      id: 'heading2',
      label: 'Título',
      icon: <LuHeading2 />,
      keys: 'Control+Alt+2',
      run: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
      isActive: (editor) => editor.isActive('heading', { level: 2 }),
    },
    {
      id: 'heading3',
      label: 'Subtítulo',
      icon: <LuHeading3 />,
      keys: 'Control+Alt+3',
      run: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
      isActive: (editor) => editor.isActive('heading', { level: 3 }),
    },
  ],
  [
    {
      id: 'bold',
      label: 'Negrito',
      icon: <LuBold />,
      keys: 'Control+B',
      run: (editor) => chain(editor).toggleBold().run(),
      isActive: (editor) => editor.isActive('bold'),
    },
    {
      id: 'italic',
      label: 'Itálico',
      icon: <LuItalic />,
      keys: 'Control+I',
      run: (editor) => chain(editor).toggleItalic().run(),
      isActive: (editor) => editor.isActive('italic'),
    },
    {
      id: 'underline',
      label: 'Sublinhado',
      icon: <LuUnderline />,
      keys: 'Control+U',
      run: (editor) => chain(editor).toggleUnderline().run(),
      isActive: (editor) => editor.isActive('underline'),
    },
    {
      id: 'strike',
      label: 'Tachado',
      icon: <LuStrikethrough />,
      keys: 'Control+Shift+S',
      run: (editor) => chain(editor).toggleStrike().run(),
      isActive: (editor) => editor.isActive('strike'),
    },
    {
      id: 'code',
      label: 'Código',
      icon: <LuCode />,
      keys: 'Control+E',
      run: (editor) => chain(editor).toggleCode().run(),
      isActive: (editor) => editor.isActive('code'),
    },
  ],
  [
    {
      id: 'bulletList',
      label: 'Lista com marcadores',
      icon: <LuList />,
      keys: 'Control+Shift+8',
      run: (editor) => chain(editor).toggleBulletList().run(),
      isActive: (editor) => editor.isActive('bulletList'),
    },
    {
      id: 'orderedList',
      label: 'Lista numerada',
      icon: <LuListOrdered />,
      keys: 'Control+Shift+7',
      run: (editor) => chain(editor).toggleOrderedList().run(),
      isActive: (editor) => editor.isActive('orderedList'),
    },
    {
      id: 'blockquote',
      label: 'Citação',
      icon: <LuQuote />,
      keys: 'Control+Shift+B',
      run: (editor) => chain(editor).toggleBlockquote().run(),
      isActive: (editor) => editor.isActive('blockquote'),
    },
    {
      id: 'rule',
      label: 'Linha divisória',
      icon: <LuMinus />,
      run: (editor) => chain(editor).setHorizontalRule().run(),
    },
  ],
]

/** "Ctrl+Shift+7" */
export const formatKeys = (keys: string) => keys.replace('Control', 'Ctrl')
