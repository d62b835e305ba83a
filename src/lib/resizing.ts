/**
 * An attribute of the root element while the window is resized. The theme disables CSS animations under it.
 */
export const resizingAttribute = 'data-resizing'

/** Returns true while the window is being resized. */
export const isResizing = () => document.documentElement.hasAttribute(resizingAttribute)
