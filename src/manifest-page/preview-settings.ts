/** In which themes, and how wide, previews are shown. */
export type PreviewSettings = { theme: 'both' | 'light' | 'dark'; width: 'both' | 'wide' | 'phone' }

export const allPreviews: PreviewSettings = { theme: 'both', width: 'both' }
