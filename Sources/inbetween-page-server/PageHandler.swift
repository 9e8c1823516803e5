import FlyingFox
import Foundation

/// Answers requests for what is in the store, and nothing else.
struct PageHandler: HTTPHandler {
  let store: PageStore

  func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
    // Another name that leads to this machine is how pages of others would read this one.
    guard await store.isMeant(by: request.headers[.host]) else {
      return answer(.forbidden, "This page is for 127.0.0.1 and localhost alone.\n")
    }
    guard request.method == .GET else {
      return answer(.methodNotAllowed, "There is nothing to send here.\n")
    }
    if request.path == "/changes" {
      var headers = Self.headers
      headers[.contentType] = "text/event-stream"
      return HTTPResponse(
        statusCode: .ok, headers: headers, body: HTTPBodySequence(from: await store.changes()))
    }
    guard let part = await store.part(at: request.path) else {
      return answer(.notFound, "There is no such page.\n")
    }
    var headers = Self.headers
    headers[.contentType] = part.type
    return HTTPResponse(statusCode: .ok, headers: headers, body: part.bytes)
  }

  private func answer(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    var headers = Self.headers
    headers[.contentType] = "text/plain; charset=utf-8"
    return HTTPResponse(statusCode: status, headers: headers, body: Data(text.utf8))
  }

  /// Nothing is kept, framed, or read by the pages of others.
  private static let headers: HTTPHeaders = [
    HTTPHeader("Cache-Control"): "no-store",
    HTTPHeader("X-Content-Type-Options"): "nosniff",
    HTTPHeader("X-Frame-Options"): "DENY",
    HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
    HTTPHeader("Referrer-Policy"): "no-referrer",
  ]
}
