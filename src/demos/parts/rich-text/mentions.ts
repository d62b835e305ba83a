import { Mention } from '@tiptap/extension-mention'
import { ReactRenderer } from '@tiptap/react'
import type { SuggestionFloatingUiOptions, SuggestionProps } from '@tiptap/suggestion'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { type CastMember, cast } from '../cast.ts'
import { createOptionId, MentionList, mentionListId } from './mention-list.tsx'

type MentionTarget = { id: string; label: string }

type Suggestions = SuggestionProps<CastMember, MentionTarget>

const maxSuggestions = 5

const findPeople = (query: string) => {
  const matches = searchTest(query)
  return cast.filter(({ name }) => matches(searchKey(name))).slice(0, maxSuggestions)
}

type Middleware = NonNullable<SuggestionFloatingUiOptions['middleware']>[number]

/** Moves the popup sideways into the editor's frame, where a caret near its end leaves too little room. */
const insideFrame: Middleware = {
  name: 'insideFrame',
  fn({ x, rects, elements }) {
    const room = (elements.floating.offsetParent?.clientWidth ?? 0) - rects.floating.width
    return { x: Math.max(0, Math.min(x, room)) }
  },
}

/** Lets "@" offer the people of the demos. The text keeps the focus; arrows and Enter choose. */
export const mentions = Mention.configure({
  deleteTriggerWithBackspace: true,
  suggestion: {
    // A selector, because the popup must stay inside the page's main content.
    container: '[data-rich-text]',
    floatingUi: { middleware: [insideFrame] },
    items: ({ query }) => findPeople(query),
    render: createPopup,
  },
})

function createPopup() {
  let list: ReactRenderer | undefined
  let unmount: (() => void) | undefined
  let latest: Suggestions | undefined
  let index = 0

  function show(next: Suggestions) {
    latest = next
    list?.updateProps({ people: next.items, index, onChoose: choose })
    const { dom } = next.editor.view
    const current = next.items[index]
    if (!current) return dom.removeAttribute('aria-activedescendant')
    dom.setAttribute('aria-controls', mentionListId)
    dom.setAttribute('aria-activedescendant', createOptionId(current.id))
  }

  function choose({ id, name }: CastMember) {
    latest?.command({ id, label: name })
  }

  function move(step: number) {
    if (!latest) return
    const { length } = latest.items
    index = (index + step + length) % length
    show(latest)
  }

  return {
    onStart(props: Suggestions) {
      index = 0
      list = new ReactRenderer(MentionList, {
        editor: props.editor,
        props: { people: props.items, index, onChoose: choose },
      })
      unmount = props.mount(list.element)
      show(props)
      announce('Pessoas para mencionar: use as setas e Enter.')
    },
    onUpdate(props: Suggestions) {
      index = 0
      show(props)
    },
    onKeyDown({ event: { key } }: { event: KeyboardEvent }) {
      const current = latest?.items[index]
      if (!current) return false
      if (key === 'ArrowDown') move(1)
      else if (key === 'ArrowUp') move(-1)
      else if (key === 'Enter' || key === 'Tab') choose(current)
      else return false
      return true
    },
    onExit({ editor }: Suggestions) {
      unmount?.()
      list?.destroy()
      list = undefined
      if (editor.isDestroyed) return
      editor.view.dom.removeAttribute('aria-controls')
      editor.view.dom.removeAttribute('aria-activedescendant')
    },
  }
}
