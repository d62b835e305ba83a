import { defineSlotRecipe } from '@chakra-ui/react'
import { collapseTime } from './toaster.ts'

const moving = `${collapseTime}ms ease-out`

/**
 * Toasts are in the normal flow of their region and not, as Chakra's, at computed offsets: so that those below follow
 * when one collapses. The root element collapses, the card inside is visible.
 */
export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'closeTrigger'],
  className: 'toast',
  base: {
    root: {
      position: 'relative !important',
      display: 'grid',
      gridTemplateRows: '0fr',
      marginBottom: '0',
      opacity: '0',
      borderRadius: 'panel',
      translate: 'var(--drag, 0px)',
      touchAction: 'pan-y',
      userSelect: 'none',
      cursor: 'grab',
      transition: `grid-template-rows ${moving}, margin ${moving}, opacity ${moving}, translate ${moving}`,
      _motionReduce: { transition: 'none' },
      '&[data-mounted][data-state=open]': {
        gridTemplateRows: '1fr',
        marginBottom: '3',
        opacity: 'var(--drag-opacity, 1)',
      },
      '&[data-dragging]': { transition: 'none', cursor: 'grabbing' },
      '&:not([data-mounted][data-state=open]) > [data-card]': { overflow: 'hidden', borderWidth: '0' },
      // They would catch the pointer beside the toast.
      '& > [data-ghost]': { display: 'none' },
      '& > [data-card]': {
        display: 'flex',
        alignItems: 'flex-start',
        gap: '3',
        minHeight: '0',
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
