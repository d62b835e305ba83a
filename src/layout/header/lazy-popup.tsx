import type { ButtonProps } from '@chakra-ui/react'
import { type ComponentType, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { type OnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { notify } from '@/ui/feedback/notify.ts'

/** What the popup's own code is given: it shows the popup, and leaves the button to its caller. */
export type PopupProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Ids of the button, which anchors the popup and gets the focus back, and of the popup. */
  ids: { trigger: string; content: string }
  /** Which entry a menu highlights when it opens: none where it was opened by pointer. */
  start: MenuStart
}

export type MenuStart = 'first' | 'last' | undefined

const waiting = { 'aria-busy': true, cursor: 'progress', opacity: 0.6 } as const

type LazyPopup = {
  kind: 'dialog' | 'menu'
  popup: OnDemand<{ default: ComponentType<PopupProps> }>
  /** What a toast says when the code cannot be loaded; the next press tries again. */
  failure: string
  Trigger: ComponentType<ButtonProps>
}

/**
 * A button and a popup whose code loads when the pointer or the focus comes to the button. Where a press is faster, the
 * button is busy until it is there. It is the same element before and after, so that it keeps the focus and gets it back.
 */
export function lazyPopup({ kind, popup, failure, Trigger }: LazyPopup) {
  return function LazyPopup() {
    const [isWanted, setWanted] = useState(false)
    const [opening, setOpening] = useState<{ start: MenuStart }>()
    const [isMounted, setMounted] = useState(false)
    const trigger = useId()
    const content = useId()
    const Popup = useOnDemand(popup, isWanted, () => {
      setWanted(false)
      setOpening(undefined)
      notify.error(failure)
    })?.default
    // Only a popup that is opened after it has been mounted takes the focus.
    useEffect(() => setMounted(Popup !== undefined), [Popup])
    const isOpen = isMounted && opening !== undefined
    const isWaiting = opening !== undefined && !isMounted
    const open = (start: MenuStart) => {
      setWanted(true)
      setOpening({ start })
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (kind !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      open(event.key === 'ArrowDown' ? 'first' : 'last')
    }
    return (
      <>
        <Trigger
          id={trigger}
          aria-haspopup={kind}
          aria-expanded={isOpen}
          aria-controls={isOpen ? content : undefined}
          // A click by keyboard has no count.
          onClick={({ detail }) =>
            isOpen ? setOpening(undefined) : open(detail === 0 ? 'first' : undefined)
          }
          onKeyDown={onKeyDown}
          onPointerEnter={popup.preload}
          onFocus={popup.preload}
          {...(isWaiting ? waiting : {})}
        />
        {Popup && (
          <Popup
            isOpen={isOpen}
            onOpenChange={(isNowOpen) => isNowOpen || setOpening(undefined)}
            ids={{ trigger, content }}
            start={opening?.start}
          />
        )}
      </>
    )
  }
}
