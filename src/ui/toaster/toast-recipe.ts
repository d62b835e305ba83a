import { defineSlotRecipe } from '@chakra-ui/react'
import { collapseTime } from './toaster.ts'

const springTransition = `${collapseTime}ms ease-out`

/**
 * Toasts are in normal flow, unlike Chakra's computed offsets, so that toasts below follow when one folds.
 */
export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'closeTrigger'],
  className: 'toast',
  base: {
    root: {
      position: 'relative !important',
      marginBottom: '3',
      opacity: 'var(--drag-opacity, 1)',
      borderRadius: 'panel',
      translate: 'var(--drag, 0px)',
      touchAction: 'pan-y',
      userSelect: 'none',
      cursor: 'grab',
      transition: `opacity ${springTransition}, translate ${springTransition}`,
      _motionReduce: { transition: 'none' },
      '&[data-dragging]': { transition: 'none', cursor: 'grabbing' },
      // Ghosts would catch the pointer next to the toast.
      '& > [data-ghost]': { display: 'none' },
      '& > [data-card]': {
        display: 'flex',
        alignItems: 'flex-start',
        gap: '3',
        paddingInlineStart: '4',
        paddingInlineEnd: '2',
        bg: 'bg.panel',
        color: 'fg',
        borderWidth: '1px',
        borderColor: 'border.emphasized',
        borderRadius: 'panel',
        boxShadow: 'lg',
      },
      '& > [data-card] > *': { marginBlock: '3' },
    },
    title: { flex: '1', minWidth: '0', fontWeight: '500', overflowWrap: 'anywhere', paddingBlock: '1px' },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '7',
      marginBlock: '2 !important',
      borderRadius: 'control',
      color: 'fg.muted',
      cursor: 'button',
      fontSize: '16px',
      flexShrink: '0',
      _hover: { bg: 'bg.hover', color: 'fg' },
    },
  },
})
