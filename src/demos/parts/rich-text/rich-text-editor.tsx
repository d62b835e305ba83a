import { Box, Flex } from '@chakra-ui/react'
import { Placeholder } from '@tiptap/extensions'
import { type AnyExtension, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef, useState } from 'react'
import { formatCounted } from '@/lib/format/quantity.ts'
import { LinkBar } from './link-bar.tsx'
import { countWords, type RichNode, safeLink } from './rich-doc.ts'
import { richTextCss } from './rich-text-css.ts'
import { Toolbar } from './toolbar.tsx'

const blocks = /<!--[\s\S]*?-->|<(style|script)\b[\s\S]*?<\/\1\s*>/gi

const tags = /<[a-z][^>]*>/gi

const attributes = /\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi

/**
 * Removes styles, scripts and handlers from pasted HTML. The editor ignores them, but parsing them would be
 * reported as violations of the security policy. This is not a sanitiser: the editor's schema is.
 */
export const dropInlineCode = (html: string): string =>
  html.replace(blocks, '').replace(tags, (tag) => tag.replace(attributes, ''))

export type RichTextEditorProps = {
  /** The id of the label's element, and of the help or error. */
  labelId: string
  describedBy?: string | undefined
  isInvalid?: boolean
  /** The document at the start; later changes of the property are ignored. */
  initial: RichNode
  placeholder?: string
  onChange: (doc: RichNode) => void
  minHeight?: string
  /** Moves the focus to the start of the text when the editor appears. */
  isFocusedAtStart?: boolean
  mentions: AnyExtension
}

/** Links are checked again when they are shown, because a document may come from elsewhere. */
const starterKit = StarterKit.configure({
  heading: { levels: [2, 3] },
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (url) => safeLink(url) !== undefined,
  },
})

/** A rich text editor by Tiptap. Its styles are ours: the security policy refuses injected ones. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const {
    labelId,
    describedBy,
    isInvalid = false,
    initial,
    placeholder = '',
    onChange,
    minHeight,
    isFocusedAtStart = false,
    mentions,
  } = props
  const [isLinkOpen, setLinkOpen] = useState(false)
  const toolbar = useRef<HTMLDivElement>(null)
  const latest = useRef(onChange)
  latest.current = onChange
  const textId = `${labelId}-text`
  const editor = useEditor({
    extensions: [starterKit, Placeholder.configure({ placeholder }), mentions],
    content: initial as object,
    autofocus: isFocusedAtStart && 'start',
    injectCSS: false,
    onUpdate: ({ editor }) => latest.current(editor.getJSON() as RichNode),
    editorProps: {
      attributes: {
        id: textId,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
      },
      transformPastedHTML: dropInlineCode,
      handleKeyDown: (_, event) => {
        if (event.altKey && event.key === 'F10') {
          toolbar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
          return true
        }
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
          event.preventDefault()
          event.stopPropagation()
          setLinkOpen(true)
          return true
        }
        return false
      },
    },
  })
  const words = useEditorState({ editor, selector: ({ editor }) => countWords(editor?.getText() ?? '') })

  useEffect(() => {
    const { dom } = editor.view
    dom.toggleAttribute('aria-invalid', isInvalid)
    if (isInvalid) dom.setAttribute('aria-invalid', 'true')
    if (describedBy) dom.setAttribute('aria-describedby', describedBy)
    else dom.removeAttribute('aria-describedby')
  }, [editor, isInvalid, describedBy])

  return (
    <Box css={frameCss} data-rich-text data-invalid={isInvalid || undefined}>
      <Toolbar
        ref={toolbar}
        editor={editor}
        controls={textId}
        isLinkOpen={isLinkOpen}
        onLink={() => setLinkOpen(!isLinkOpen)}
      />
      {isLinkOpen && <LinkBar editor={editor} onClose={() => setLinkOpen(false)} />}
      <Box css={[textCss, { '& .ProseMirror': { minHeight: minHeight ?? '180px' } }]}>
        <EditorContent editor={editor} />
      </Box>
      <Flex justify="space-between" gap="3" wrap="wrap" css={footCss}>
        <span>Alt+F10 leva à formatação; @ menciona alguém da equipe.</span>
        <span>{formatCounted(words, 'palavra', 'palavras')}</span>
      </Flex>
    </Box>
  )
}

const frameCss = {
  position: 'relative',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'control',
  '&:has(.ProseMirror:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.focusRing',
    outlineOffset: '1px',
  },
  '&[data-invalid]': { borderColor: 'border.error' },
} as const

const textCss = {
  '& .ProseMirror': {
    ...richTextCss,
    px: '4',
    py: '3',
    fontSize: '15px',
    lineHeight: '24px',
    maxHeight: '60vh',
    overflowY: 'auto',
    outline: 'none',
    whiteSpace: 'pre-wrap',
    fontVariantLigatures: 'none',
  },
  '& .ProseMirror p.is-editor-empty:first-of-type::before': {
    content: 'attr(data-placeholder)',
    color: 'fg.muted',
    float: 'inline-start',
    height: '0',
    pointerEvents: 'none',
  },
  '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.solid' },
} as const

const footCss = {
  px: '3',
  py: '2',
  borderTopWidth: '1px',
  color: 'fg.muted',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
} as const
