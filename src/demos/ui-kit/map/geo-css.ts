export const frameCss = {
  position: 'relative',
  overflow: 'hidden',
  bg: 'bg.subtle',
  borderWidth: '1px',
  borderRadius: 'control',
  focusVisibleRing: 'outside',
} as const

export const drawingCss = {
  display: 'block',
  width: 'full',
  cursor: 'grab',
  userSelect: 'none',
  '&[data-dragging]': { cursor: 'grabbing' },
  '& [data-uf]': {
    stroke: 'bg.panel',
    strokeWidth: '1px',
    vectorEffect: 'non-scaling-stroke',
    cursor: 'pointer',
  },
  '& [data-uf]:hover': { filter: 'brightness(0.92)' },
  '& [data-pale]': { opacity: '0.35', cursor: 'default' },
  '& [data-uf][aria-pressed=true]': { stroke: 'fg', strokeWidth: '2px' },
  '& [data-uf]:focus': { outline: 'none' },
  '& [data-uf]:focus-visible': { stroke: 'primary.focusRing', strokeWidth: '4px' },
  '& text': {
    fontSize: 'calc(12px * var(--unit))',
    fontWeight: '600',
    textAnchor: 'middle',
    dominantBaseline: 'central',
  },
  '& [data-marker] circle': {
    fill: 'danger.solid',
    stroke: 'bg.panel',
    strokeWidth: 'calc(2px * var(--unit))',
  },
  '& [data-marker] text': { fill: 'danger.contrast', fontSize: 'calc(11px * var(--unit))' },
  '& [data-link] path': {
    fill: 'none',
    stroke: 'secondary.solid',
    strokeWidth: '2px',
    strokeDasharray: '5 4',
  },
  '& [data-link] text': {
    fill: 'fg',
    fontSize: 'calc(11px * var(--unit))',
    stroke: 'bg.panel',
    strokeWidth: '3px',
    paintOrder: 'stroke',
  },
} as const

export const tipCss = {
  position: 'absolute',
  transform: 'translate(-50%, calc(-100% - 12px))',
  px: '3',
  py: '1.5',
  maxW: '180px',
  textAlign: 'center',
  textStyle: 'small',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'control',
  boxShadow: 'md',
  pointerEvents: 'none',
} as const

export const buttonsCss = {
  position: 'absolute',
  bottom: '2',
  right: '2',
  flexDirection: 'column',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'control',
} as const
