/** The address of a style sheet that a script loads when it is needed (styles.ts). */
declare module '*.css?url' {
  const href: string
  export default href
}

/** A style sheet that the bundler collects. */
declare module '*.css'
