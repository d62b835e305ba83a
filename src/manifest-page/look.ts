/** In which themes, and how wide, previews are shown. */
export type Look = { theme: 'both' | 'light' | 'dark'; width: 'both' | 'wide' | 'phone' }

export const wholeLook: Look = { theme: 'both', width: 'both' }
