const blocks = /<!--[\s\S]*?-->|<(style|script)\b[\s\S]*?<\/\1\s*>/gi
const tags = /<[a-z][^>]*>/gi
const attributes = /\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi

/**
 * Removes styles, scripts and handlers from pasted HTML. The editor ignores them, but parsing them would be
 * reported as violations of the security policy. This is not a sanitiser: the editor's schema is.
 */
export const dropInlineCode = (html: string): string =>
  html.replace(blocks, '').replace(tags, (tag) => tag.replace(attributes, ''))
