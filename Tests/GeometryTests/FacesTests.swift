import TestSupport
import Testing

@testable import InbetweenTimeline

@Suite struct FacesTests {
  /// The edges of closed polygons on a coarse grid, so that many meet, touch and run along each other;
  /// each polygon keeps to a part of the plane, so that some hang together and some don't.
  private static func edges(_ random: inout Seeded, operands: Int) -> [RegionEdge] {
    var edges: [RegionEdge] = []
    for operand in 0..<operands {
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let x = Int64.random(in: 0...3, using: &random) * 12
        let corners = (0..<Int.random(in: 3...9, using: &random)).map { _ in
          GridPoint(
            x: 2 * (x + Int64.random(in: 0...9, using: &random)),
            y: 2 * Int64.random(in: 0...9, using: &random))
        }
        for (place, corner) in corners.enumerated() {
          let next = corners[(place + 1) % corners.count]
          guard next != corner else { continue }
          edges.append(
            RegionEdge(from: corner, to: next, operand: operand, curve: 0, start: 0, end: 1))
        }
      }
    }
    return edges
  }

  @Test("From face to face windings are what rays say")
  func windings() throws {
    var random = Seeded(seed: 11)
    var judged = 0
    for _ in 0..<600 {
      let operands = Int.random(in: 1...3, using: &random)
      var work = RegionWork()
      let cuts = try #require(
        RegionEdge.split(Self.edges(&random, operands: operands), work: &work))
      guard cuts.areAll else { continue }
      let judge = Judge(Network(cuts.edges), operands: operands)
      for isInside in [RegionTests.anyOf, RegionTests.allOf, { $0[0] > 0 }, { $0[0] % 2 != 0 }] {
        let byFaces = judge.verdictsByFaces(work: &work, isInside: isInside)
        #expect(byFaces == judge.verdictsByRays(work: &work, isInside: isInside))
        judged += 1
      }
    }
    #expect(judged > 1_500)
  }

  @Test("A square has two faces, its sides one each")
  func square() {
    let corners = [(0, 0), (2, 0), (2, 2), (0, 2)].map { GridPoint(x: $0.0, y: $0.1) }
    let edges = corners.indices.map {
      RegionEdge(
        from: corners[$0], to: corners[($0 + 1) % 4], operand: 0, curve: 0, start: 0, end: 1)
    }
    let faces = Faces(Network(edges))
    #expect(faces.count == 2)
    for index in edges.indices {
      #expect(faces[FaceSide(of: index)] == faces[FaceSide(of: 0)])
      #expect(faces[FaceSide(of: index).turned] != faces[FaceSide(of: 0)])
      #expect(faces.next(after: FaceSide(of: index)) == FaceSide(of: (index + 1) % 4))
    }
  }
}
