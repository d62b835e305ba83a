import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import {
  createHeadingId,
  isHeading,
  type RichMark,
  type RichNode,
  readDocText,
  readLevel,
  safeLink,
} from './rich-doc.ts'
import { richTextCss } from './rich-text-css.ts'

type RichTextViewProps = Omit<HTMLChakraProps<'div'>, 'children'> & {
  doc: RichNode
  /** Gives the headings at the top the ids of `listHeadings`. */
  hasHeadingIds?: boolean
}

/** Shows a document as React elements, so that no stored HTML is ever parsed. */
export function RichTextView({
  doc: { content = [] },
  hasHeadingIds = true,
  css,
  ...props
}: RichTextViewProps) {
  let headings = 0
  return (
    <chakra.div css={[richTextCss, css ?? {}]} {...props}>
      {content.map((node, index) => (
        <Node
          key={index}
          node={node}
          id={hasHeadingIds && isHeading(node) ? createHeadingId(headings++) : undefined}
        />
      ))}
    </chakra.div>
  )
}

const renderNodes = (nodes: readonly RichNode[] = []) =>
  nodes.map((node, index) => <Node key={index} node={node} />)

function Node({ node, id }: { node: RichNode; id?: string | undefined }): ReactNode {
  const content = renderNodes(node.content)
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduceRight<ReactNode>(applyMark, node.text)
    case 'paragraph':
      return <p>{content.length > 0 ? content : <br />}</p>
    case 'heading': {
      const Heading = readLevel(node) === 3 ? 'h3' : 'h2'
      return (
        <Heading id={id} tabIndex={-1}>
          {content}
        </Heading>
      )
    }
    case 'bulletList':
      return <ul>{content}</ul>
    case 'orderedList':
      return <ol start={typeof node.attrs?.start === 'number' ? node.attrs.start : undefined}>{content}</ol>
    case 'listItem':
      return <li>{content}</li>
    case 'blockquote':
      return <blockquote>{content}</blockquote>
    case 'codeBlock':
      return (
        <pre>
          <code>{readDocText(node).trimEnd()}</code>
        </pre>
      )
    case 'horizontalRule':
      return <hr />
    case 'hardBreak':
      return <br />
    case 'mention':
      return <span data-mention>@{String(node.attrs?.label ?? '')}</span>
    default:
      return <Fragment>{content}</Fragment>
  }
}

const tagByMark = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const

function applyMark(inside: ReactNode, { type, attrs }: RichMark): ReactNode {
  if (type === 'link') {
    const href = safeLink(attrs?.href)
    return href ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {inside}
      </a>
    ) : (
      inside
    )
  }
  if (!Object.hasOwn(tagByMark, type)) return inside
  const Tag = tagByMark[type as keyof typeof tagByMark]
  return <Tag>{inside}</Tag>
}
