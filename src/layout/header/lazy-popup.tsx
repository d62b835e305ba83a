import type { ButtonProps } from '@chakra-ui/react'
import { type ComponentType, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { type OnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { notify } from '@/ui/feedback/notify.ts'

/** The props of the popup's own module. */
export type PopupProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Ids of the popup and of its button. The button anchors the popup and gets the focus back. */
  ids: { trigger: string; content: string }
  /** The entry that a menu highlights when it opens; none if a pointer opened it. */
  start: MenuStart
}

export type MenuStart = 'first' | 'last' | undefined

const waiting = { 'aria-busy': true, cursor: 'progress', opacity: 0.6 } as const

type LazyPopup = {
  kind: 'dialog' | 'menu'
  popup: OnDemand<{ default: ComponentType<PopupProps> }>
  /** The toast's text if the code does not load. The next press tries again. */
  failure: string
  Trigger: ComponentType<ButtonProps>
}

/**
 * Creates a button and a popup whose code loads when the pointer or the focus reaches the button. After a
 * press the button is busy until the code has loaded. The button element stays the same, so that it keeps the
 * focus.
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
    // A popup takes the focus only if it opens after it was mounted.
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
          // A click by keyboard has `detail` 0.
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
