/** The attribute of the document while its window is being resized. The theme switches CSS animations off under it. */
export const resizingAttribute = 'data-resizing'

/** Returns true while the window is being resized. */
export const isResizing = () => document.documentElement.hasAttribute(resizingAttribute)
