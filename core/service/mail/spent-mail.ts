/**
 * The stored message of a sent mail, without tokens. The token of a link to a new password exists in the mail
 * only: the database stores its hash. Signed links stay, because the office may send the mail of a form
 * again.
 */
export function withoutTokens(message: string): string {
  return message.replace(/#token=[A-Za-z0-9_-]{43}/g, '#token=')
}
