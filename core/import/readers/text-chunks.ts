/** The text of UTF-8 chunks, with line feeds as its only line ends. */
export async function* textOf(chunks: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8')
  // A carriage return at the end of a chunk may be half of a line end.
  let held = ''
  for await (const chunk of chunks) {
    const text = held + decoder.decode(chunk, { stream: true })
    held = text.endsWith('\r') ? '\r' : ''
    yield lineFeeds(held === '' ? text : text.slice(0, -1))
  }
  yield lineFeeds(held + decoder.decode())
}

function lineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}
