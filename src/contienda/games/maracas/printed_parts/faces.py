"""What the parts share: the light of a job, and faces that are pictures."""

from __future__ import annotations

from contienda.press.parts import Face, Job


def light(job: Job) -> str:
    return "print" if job.low else "day"


def picture(files: dict[str, str], name: str, drawn: str) -> Face:
    """A face that is a picture with everything on it."""
    files[f"{name}.svg"] = drawn
    return Face("picture", {"art": f"{name}.svg"})
