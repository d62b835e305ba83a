import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { Drawing, DrawingNode } from '@manifest/contract/brand.ts'
import { createElement, type ReactNode } from 'react'

type DrawingViewProps = { drawing: Drawing } & Omit<HTMLChakraProps<'svg'>, 'children' | 'viewBox'>

/** Shows a decorative drawing of the manifest, which takes colours of the theme. */
export const DrawingView = ({ drawing, ...props }: DrawingViewProps) => (
  <chakra.svg viewBox={drawing.viewBox} aria-hidden="true" {...drawing.attributes} {...props}>
    {drawing.children.map(renderNode)}
  </chakra.svg>
)

const renderNode = (node: DrawingNode | string, key: number): ReactNode => {
  if (typeof node === 'string') return node
  const [tag, attributes, children] = node
  return createElement(tag, { key, ...attributes }, children?.map(renderNode))
}
