// Sends files to the portal, in a thread of its own: each owner one after the other, all owners at the same time.
import { randomFillSync } from 'node:crypto'
import { request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const { port, origin, tokens, files, bytes } = workerData
const BOUNDARY = 'a-boundary-of-the-bench'

function body() {
  const content = randomFillSync(Buffer.alloc(bytes))
  content.write('%PDF-1.7\n')
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="plan.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
}

const upload = (owner, token, content) =>
  new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
      'Content-Length': content.length,
      Cookie: `agency-site-session=${token}`,
      Origin: origin,
    }
    const place = {
      host: '127.0.0.1',
      port,
      path: `/api/portal/properties/${owner}/documents`,
      method: 'POST',
    }
    request({ ...place, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    })
      .on('error', reject)
      .end(content)
  })

// Made before the measurement begins.
const bodies = tokens.map(body)
parentPort.postMessage('ready')
await new Promise((resolve) => parentPort.once('message', resolve))
const statuses = await Promise.all(
  tokens.map(async (token, owner) => {
    const found = []
    for (let file = 0; file < files; file++) {
      // Another file each time: equal files are stored once.
      bodies[owner].writeUInt32BE(file, bodies[owner].length - 100)
      found.push(await upload(owner, token, bodies[owner]))
    }
    return found
  }),
)
parentPort.postMessage(statuses.flat())
parentPort.close()
